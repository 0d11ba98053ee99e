import { Griffin } from '@/ui/griffin';
import { RuledText } from '@/ui/ruled-text';

/** A corner of a corrected sheet, for the eye only; phones go straight to the form. */
export function EntrySample() {
  return (
    <div aria-hidden="true" className="relative mt-auto hidden max-w-168 pt-13 lg:block">
      <Griffin pose="reading" className="absolute -top-[69px] right-6 size-34" />
      <div className="h-46 overflow-hidden rounded-t-lg border border-b-0 bg-paper pt-4 shadow-sheet">
        <RuledText firstLine={14} phoneParagraphs={false}>
          <p className="indent-0!">
            e muitas pessoas{' '}
            <mark className="pen pen-vermelho" data-letter="G">
              compra
            </mark>{' '}
            mais do que conseguem consumir. Como a escola quase nunca trata do assunto, crianças crescem
            achando normal jogar fora o prato pela metade.{' '}
            <mark className="pen pen-laranja" data-letter="M">
              A coisa piora
            </mark>{' '}
            nas datas comemorativas, quando a mesa cheia vira sinal de status. Portanto, o Ministério da
            Agricultura deve criar, com as prefeituras,
          </p>
        </RuledText>
      </div>
    </div>
  );
}
