import { useServices } from '@/data/services-context';
import { useProfile } from '@/data/use-profile';
import { isMinor } from '@/domain/profile/is-minor';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';

/** For those whose profile says that they are not of age. */
export function MinorNotice() {
  const { now } = useServices();
  const { data } = useProfile();
  if (!data || !isMinor(data.data_nascimento, now())) return null;
  return (
    <div className="border-l-4 border-hl-mark pl-4">
      <p className="font-semibold">Você tem menos de 18 anos</p>
      <p className="mt-1 text-ink-2">
        Mostre esta página a quem é responsável por você. Juntos vocês podem baixar ou excluir tudo. Veja{' '}
        <Link to={paths.privacy}>o que fazemos, e o que não fazemos, com dados de adolescentes</Link>.
      </p>
    </div>
  );
}
