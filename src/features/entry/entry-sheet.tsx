import { Griffin } from '@/ui/griffin';
import { RuledText } from '@/components/ruled-text';

/** A corner of a corrected sheet, with the mascot sitting on it. */
export default function EntrySheet() {
  return (
    <div className="relative">
      <Griffin pose="reading" className="absolute -top-[121px] right-6 size-34" />
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
