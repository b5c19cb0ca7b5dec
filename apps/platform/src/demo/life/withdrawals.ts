import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { demoPassword } from '../operators.ts'
import { demoDigits, type Life, reason } from './life.ts'

/** Sets the withdrawal password and takes a withdrawal to each state. Every one is small. */
export async function makeWithdrawals(life: Life): Promise<void> {
  const { player, desk } = life
  await player('security.setWithdrawalPassword', {
    oldPassword: demoPassword,
    newPassword: demoDigits,
    confirmNewPassword: demoDigits,
  })
  await player('cashier.addPayoutAccount', {
    ...{ channel: 'e-wallet', bank: 'PURSE', holder: 'Player of the Demo', number: '0917 555 0100' },
    withdrawalPassword: demoDigits,
  })
  const payoutAccountId = (await player('cashier.payoutAccounts', {}))[0]!.id
  const asked = async (amount: string): Promise<string> =>
    (
      await player('cashier.withdraw', {
        ...{ payoutAccountId, amount, withdrawalPassword: demoDigits, requestId: randomUUID() },
      })
    ).id
  const paid = (amount: string) => asked(amount).then(id => pay(life, id))

  await asked('20.00')
  await review(life, await asked('21.00'))
  await desk('cashier.rejectWithdrawal', { id: await asked('22.00'), reason })
  await paid('23.00')
  await player('cashier.answerWithdrawal', { id: await paid('24.00'), answer: 'RECEIVED' })
  await notReceived(life, await paid('25.00'))
  await desk('cashier.refundWithdrawal', { id: await notReceived(life, await paid('26.00')), reason })
  await desk('cashier.forceWithdrawal', { id: await notReceived(life, await paid('27.00')), reason })
  // Of 30.00 a fee of 1.00 goes off.
  await received(life, await paid('30.00'), { receivedAmount: '20.00', remainingAmount: '9.00' })
  const parted = await received(life, await paid('40.00'), { receivedAmount: '30.00', remainingAmount: '9.00' })
  await desk('cashier.reissueWithdrawal', { id: parted, reason })
}

const review = ({ operators: [first] }: Life, id: string) =>
  first('cashier.reviewWithdrawal', { id, reason, holderChecked: true })

/** One operator lets it be paid, the other pays. */
async function pay(life: Life, id: string): Promise<string> {
  await review(life, id)
  const payer = life.operators[1]
  const { withdrawal } = await payer('cashier.order', { number: `W${id}` })
  const part = { channel: withdrawal!.channel, amount: withdrawal!.paidAmount, reference: `DEMO-${id}` }
  await payer('cashier.payWithdrawal', { id, parts: [part], requestId: randomUUID(), reason })
  return id
}

async function notReceived({ player }: Life, id: string): Promise<string> {
  await player('cashier.answerWithdrawal', { id, answer: 'NOT_RECEIVED', proof: await proof(player) })
  return id
}

async function received(
  { player }: Life,
  id: string,
  amounts: { receivedAmount: string; remainingAmount: string },
): Promise<string> {
  await player('cashier.answerWithdrawal', { id, answer: 'PARTIAL', ...amounts, proof: await proof(player) })
  return id
}

const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300">
  <rect width="480" height="300" fill="#f4efe6"/><rect x="40" y="40" width="400" height="220" rx="12" fill="#fff"/>
  <text x="64" y="92" font-family="sans-serif" font-size="24" fill="#123">Account statement (sample)</text>
  <text x="64" y="150" font-family="sans-serif" font-size="20" fill="#345">No payment arrived.</text></svg>`

/** Brings a picture as a member would. */
async function proof(player: Life['player']): Promise<string> {
  const png = await sharp(Buffer.from(receipt)).png().toBuffer()
  return (await player('uploads.add', { image: new Blob([new Uint8Array(png)], { type: 'image/png' }) })).uploadId
}
