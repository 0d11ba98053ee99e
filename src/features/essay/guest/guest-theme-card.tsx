import { GUEST_SUPPORT_TEXT, GUEST_THEME } from '@/domain/guest/guest-theme';

/** The theme and its description. */
export function GuestThemeCard() {
  return (
    <section aria-labelledby="guest-theme" className="rounded-lg border bg-paper p-4 sm:p-5">
      <p className="eyebrow">Tema</p>
      <h2 id="guest-theme" className="mt-0.5 text-lg leading-[1.3] font-semibold">
        {GUEST_THEME}
      </h2>
      <p className="mt-3 max-w-prose font-serif leading-normal">{GUEST_SUPPORT_TEXT}</p>
      <p className="mt-3 max-w-prose text-sm text-ink-2">
        Escreva um texto dissertativo-argumentativo sobre o tema, com uma proposta de intervenção que respeite
        os direitos humanos.
      </p>
    </section>
  );
}
