import { useServices, useSessionUser } from '@/data/services-context';
import { whereThingsAre } from './where-things-are';

/** What is kept where. On a phone each row is read as a label with its place beneath. */
export function WhereTable() {
  const { userType } = useSessionUser();
  const { isDemo } = useServices().session;
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">O que fica guardado, e onde</caption>
      <thead className="text-sm text-muted max-sm:sr-only">
        <tr className="border-b">
          <th scope="col" className="py-2 pr-6 font-semibold">
            O quê
          </th>
          <th scope="col" className="py-2 font-semibold">
            Onde
          </th>
        </tr>
      </thead>
      <tbody>
        {whereThingsAre(userType, !isDemo).map(({ what, where }) => (
          <tr key={what} className="border-b max-sm:grid max-sm:py-2.5">
            <th scope="row" className="font-normal sm:w-1/2 sm:py-2.5 sm:pr-6">
              {what}
            </th>
            <td className="text-ink-2 max-sm:text-sm sm:py-2.5">{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
