export type UpgradeDialogProps = { open: boolean; onOpenChange(open: boolean): void };

export function UpgradeDialog(_props: UpgradeDialogProps) {
  return null;
}
