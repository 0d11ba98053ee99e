import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { PEN_CLASS, PenKey, type Pen } from '@/components/pen-key';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@/ui/popover';
import { RuledText } from '@/components/ruled-text';
import { RuledTextarea } from '@/components/ruled-textarea';
import { Sheet } from '@/ui/sheet';
import { Specimen, SpecimenGroup } from './specimen';

/** The essay sheet, the styles of the corrector's marks, and the note that explains a mark. */
export function PaperSection({ id }: { id: string }) {
  const [essay, setEssay] = useState(SAMPLE);
  return (
    <SpecimenGroup
      id={id}
      title="Folha e canetinhas"
      note="O texto pisa na pauta. No computador a margem numera linhas; no celular, parágrafos. Cada caneta tem cor, traço e letra próprios."
    >
      <Specimen title="As quatro canetas">
        <ul className="grid gap-3 sm:grid-cols-2">
          {PENS.map(({ pen, letter, name }) => (
            <li key={pen} className="flex items-center gap-2.5">
              <PenKey pen={pen} letter={letter} />
              <span className={`pen-name ${PEN_CLASS[pen]}`}>{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Redação corrigida">
        <Sheet bleed className="max-w-176 py-5">
          <RuledText>
            <p>
              Em primeiro lugar,{' '}
              <mark className="pen pen-laranja" data-letter="M">
                é importante destacar que
              </mark>{' '}
              muita comida se perde antes de{' '}
              <mark className="pen pen-amarelo" data-letter="A">
                chegar na mesa
              </mark>
              . Nas estradas esburacadas, os{' '}
              <mark className="pen pen-roxo" data-letter="R">
                alimentos
              </mark>{' '}
              estragam aos montes,{' '}
              <mark className="pen pen-vermelho" data-letter="G">
                por que
              </mark>{' '}
              falta refrigeração.
            </p>
            <p>
              Além disso, o desperdício nasce dentro de casa, e muitas pessoas{' '}
              <mark className="pen pen-vermelho" data-letter="G">
                compra
              </mark>{' '}
              mais do que conseguem consumir.
            </p>
          </RuledText>
        </Sheet>
        <MarkExplanation />
      </Specimen>
      <Specimen title="Folha para escrever">
        <Sheet bleed className="max-w-176 py-5">
          <RuledTextarea
            aria-label="Sua redação"
            value={essay}
            onChange={(event) => setEssay(event.target.value)}
            minLines={8}
            placeholder="Comece pela ideia que você defende."
            spellCheck
            lang="pt-BR"
          />
        </Sheet>
      </Specimen>
    </SpecimenGroup>
  );
}

function MarkExplanation() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" size="small" className="mt-4">
          Ver a explicação de “compra”
        </Button>
      </PopoverTrigger>
      <PopoverContent label="Gramática e ortografia">
        <div className="mb-1.5 flex items-center gap-2">
          <PenKey pen="vermelho" letter="G" />
          <b className="pen-name pen-vermelho grow">Gramática e ortografia</b>
          <PopoverClose asChild>
            <IconButton label="Fechar explicação" className="-my-2.5 -mr-2.5">
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </PopoverClose>
        </div>
        <p className="font-serif text-[1.0625rem]">
          <s className="text-muted">compra</s> → <b>compram</b>
        </p>
        <p className="text-ink-2">O sujeito é “muitas pessoas”: o verbo vai para o plural.</p>
      </PopoverContent>
    </Popover>
  );
}

const PENS: readonly { pen: Pen; letter: string; name: string }[] = [
  { pen: 'vermelho', letter: 'G', name: 'Gramática e ortografia' },
  { pen: 'amarelo', letter: 'A', name: 'Atenção ao uso' },
  { pen: 'laranja', letter: 'M', name: 'Pode melhorar' },
  { pen: 'roxo', letter: 'R', name: 'Repetição' },
];

const SAMPLE =
  'O Brasil colhe safras recordes e, mesmo assim, joga fora boa parte do que produz, enquanto milhões de famílias não sabem se vão jantar.\nEsse contraste persiste por dois motivos: a falta de estrutura para conservar a comida e o hábito de comprar sem planejar.';
