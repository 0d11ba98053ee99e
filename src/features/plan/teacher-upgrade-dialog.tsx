export type TeacherUpgradeDialogProps = { open: boolean; onOpenChange(open: boolean): void };

export function TeacherUpgradeDialog(_props: TeacherUpgradeDialogProps) {
  return null;
}
