import type { StoryFile } from '@baize/ui/story.ts'
import RedeemDialog from './redeem-dialog.tsx'

export default { title: 'Dialogs/Redeem', parameters: { alone: true } } satisfies StoryFile

export const LongText = () => (
  <RedeemDialog
    goods={{
      ...{ id: '1', code: 'CROWN', type: 'PHYSICAL', name: 'Vương miện mạ vàng để bàn, cỡ lớn', remark: '' },
      ...{
        picture: 'crown',
        points: '25000.00',
        amountRequirement: '10000.00',
        cash: null,
        contact: null,
        bonus: null,
      },
      ...{ quantity: 5, availableQuantity: 5 },
    }}
    onClose={() => {}}
  />
)

export const Bonus = () => (
  <RedeemDialog
    goods={{
      ...{ id: '2', code: 'BONUS-20', type: 'BONUS', name: 'Bonus 20.00', remark: '', picture: 'star' },
      ...{ points: '900.00', amountRequirement: '0.00', cash: '20.00', quantity: 5, availableQuantity: 5 },
      contact: 'ZALO',
      bonus: {
        ...{ multiple: 10, maxStake: '10.00', maxConvert: '60.00', days: 7 },
        weights: [{ gameType: 'LIVE', percent: '10' }],
      },
    }}
    onClose={() => {}}
  />
)
