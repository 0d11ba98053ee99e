import { Component, type ReactNode } from 'react';

/** Says that a chart could not be fetched, where it would stand. */
export class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="grid size-full place-items-center border border-dashed p-6 text-center text-sm text-muted">
        O gráfico não pôde ser carregado. Os números estão na tabela abaixo.
      </p>
    );
  }
}
