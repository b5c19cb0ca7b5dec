import { Money } from './money.tsx'
import type { StoryFile } from './story.ts'

export default { title: 'Kit/Money' } satisfies StoryFile

export const Amounts = () => (
  <>
    <Money amount="0.00" symbol="P" />
    <Money amount="1284.50" symbol="P" />
    <Money amount="9876543210123.99" symbol="P" />
  </>
)

/** Two decimals are shown of four; what is cut is not rounded. */
export const FourDecimals = () => <Money amount="12.9999" symbol="P" />

export const Signed = () => (
  <>
    <Money amount="46.00" symbol="P" signed />
    <Money amount="-2.00" symbol="P" signed />
    <Money amount="0.00" symbol="P" signed />
  </>
)
