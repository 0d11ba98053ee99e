export { Canetinhas as default } from '@/features/rewards/canetinhas';
