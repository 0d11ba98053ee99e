import { Badge } from '@/ui/badge';

/** A section heading that says its numbers are not the teacher's own. */
export function SampleHeading({ id, children }: { id: string; children: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-lg">
        {children}
      </h2>
      <Badge variant="outline">dados de exemplo</Badge>
    </div>
  );
}
