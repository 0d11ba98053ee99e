import { ForgetHand } from './forget-hand';

/** Profile card: this device has learned the user's handwriting, with a button to forget it. */
export function LearnedHandCard() {
  return (
    <section aria-labelledby="learned-hand">
      <h3 id="learned-hand" className="text-lg">
        Letra aprendida
      </h3>
      <p className="mt-1.5 text-ink-2">
        O Grifo aprendeu a ler sua letra nas linhas que você conferiu. Isso fica só neste aparelho.
      </p>
      <ForgetHand className="mt-1 -ml-3" />
    </section>
  );
}
