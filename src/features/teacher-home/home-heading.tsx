import { Badge } from '@/ui/badge';

type HomeHeadingProps = { id: string; isSample: boolean; children: string };

/** The heading of a section, which says where its numbers are not the teacher's own. */
export function HomeHeading({ id, isSample, children }: HomeHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-lg">
        {children}
      </h2>
      {isSample && <Badge variant="outline">dados de exemplo</Badge>}
    </div>
  );
}
