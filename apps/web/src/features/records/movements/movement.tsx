import { Signed } from '../../../shared/records/figures/signed.tsx'

/** An amount that came in or went out. Points carry no symbol. */
export const Movement = ({ amount, book, plain }: { amount: string; book: string; plain?: boolean }) => (
  <Signed amount={/[1-9]/.test(amount) ? amount : '0.00'} plain={plain === true || book === 'POINTS'} />
)
