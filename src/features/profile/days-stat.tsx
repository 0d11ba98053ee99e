import { useServices, useSessionUser } from '@/data/services-context';
import { daysInApp } from '@/domain/profile/days-in-app';
import { Stat } from './stat-strip';

/** Whole days since the account was made (spec §9 "days in the app"). */
export function DaysStat() {
  const { now } = useServices();
  const days = daysInApp(useSessionUser().data_cadastro, now());
  return <Stat figure={days.toLocaleString('pt-BR')} label={days === 1 ? 'dia no app' : 'dias no app'} />;
}
