import { useLocation, useSearchParams } from 'react-router-dom';

/** The parts of a class and how the address names them; the first one needs no name. */
export const CLASS_TABS = ['alunos', 'temas', 'redacoes', 'relatorio'] as const;
export type ClassTab = (typeof CLASS_TABS)[number];

const PARAM = 'aba';

/** The part that is open, kept in the address: coming back from an essay finds it again. */
export function useClassTab(): [ClassTab, (tab: ClassTab) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const named = params.get(PARAM);
  const tab = CLASS_TABS.find((one) => one === named) ?? CLASS_TABS[0];
  // The state goes along: what guards something unsaved knows its own entry of the history by it.
  return [
    tab,
    (next) => setParams(next === CLASS_TABS[0] ? {} : { [PARAM]: next }, { replace: true, state }),
  ];
}

/** The address of a part, from within the class. */
export function tabAddress(tab: ClassTab, more: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ [PARAM]: tab, ...more })}`;
}
