import type { StoryFile } from '@baize/ui/story.ts'
import RedeemDialog from './redeem-dialog.tsx'

export default { title: 'Dialogs/Redeem', parameters: { alone: true } } satisfies StoryFile

export const LongText = () => (
  <RedeemDialog
    goods={{
      ...{ id: '1', code: 'CROWN', type: 'PHYSICAL', name: 'Vương miện mạ vàng để bàn, cỡ lớn', remark: '' },
      ...{ picture: 'crown', points: '25000.00', amountRequirement: '10000.00', cash: null },
      ...{ quantity: 5, availableQuantity: 5 },
    }}
    onClose={() => {}}
  />
)
