import { MyData } from '@/features/my-data/my-data';

/** `meus-dados` of each area. */
export default function MyDataPage() {
  return <MyData />;
}
