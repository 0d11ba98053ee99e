import { useSearchParams } from 'react-router-dom';

/** Names of the tabs in the URL. The first tab is the default, so its name is omitted from the URL. */
export const CLASS_TABS = ['alunos', 'temas', 'redacoes', 'notas', 'relatorio'] as const;
export type ClassTab = (typeof CLASS_TABS)[number];

const PARAM = 'aba';

/** The open tab is stored in the URL, so that going back from an essay restores it. */
export function useClassTab(): [ClassTab, (tab: ClassTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAM);
  const tab = CLASS_TABS.find((one) => one === named) ?? CLASS_TABS[0];
  return [tab, (next) => setParams(next === CLASS_TABS[0] ? {} : { [PARAM]: next }, { replace: true })];
}

/** A URL relative to the classroom page. */
export function tabAddress(tab: ClassTab, more: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ [PARAM]: tab, ...more })}`;
}
