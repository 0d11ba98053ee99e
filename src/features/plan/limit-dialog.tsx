export type LimitDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  onSeeOptions(): void;
};

export function LimitDialog(_props: LimitDialogProps) {
  return null;
}
