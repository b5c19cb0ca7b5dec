import { toWire } from '@baize/money'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { listChannels } from './channels/channels.ts'
import { listAllChannels } from './channels/list-all.ts'
import { orderChannels } from './channels/order-channels.ts'
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from './channels/payout-accounts.ts'
import { saveChannel } from './channels/save-channel.ts'
import { claimOrder, unclaimOrder } from './claims/claim-order.ts'
import { chargeChannelFee } from './corrections/channel-fee.ts'
import { proposeCorrection } from './corrections/correction.ts'
import * as corrections from './corrections/decide-correction.ts'
import { approveDeposit } from './deposits/approve.ts'
import { createDeposit } from './deposits/create-deposit.ts'
import { listDeposits } from './deposits/list-deposits.ts'
import { cancelDeposit, claimPaid } from './deposits/member-steps.ts'
import { rejectDeposit, reverseDeposit } from './deposits/operator-steps.ts'
import { accountList } from './desk/account-list.ts'
import { correctionQueue } from './desk/correction-queue.ts'
import { depositQueue } from './desk/deposit-queue.ts'
import { orderPanel } from './desk/order-panel.ts'
import { withdrawalQueue } from './desk/withdrawal-queue.ts'
import { setPayCode } from './merchant-qr/pay-code.ts'
import { blockNumber, unblockNumber } from './numbers/block-number.ts'
import type { Parts } from './parts.ts'
import { transferDownline } from './transfers/transfer-downline.ts'
import { transferUpline, uplineOf } from './transfers/transfer-upline.ts'
import { readFunds } from './turnover/available.ts'
import { forceWithdrawal, refundWithdrawal, reissueWithdrawal } from './withdrawals/disputes.ts'
import { listWithdrawals } from './withdrawals/list-withdrawals.ts'
import { answerWithdrawal } from './withdrawals/member-answer.ts'
import { payWithdrawal, returnUnsent } from './withdrawals/payouts/pay-withdrawal.ts'
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts'
import { rejectWithdrawal, reviewWithdrawal } from './withdrawals/review-withdrawal.ts'

export const cashierRoutes = (parts: Parts) =>
  ({
    'cashier.channels': (_input, { language }) => listChannels(parts.database.kysely, language),
    'cashier.funds': async (_input, { caller }) => {
      const { ledger, database, currency } = parts
      const bonus = await parts.bonuses.held(caller.memberId)
      const funds = await readFunds(database.kysely, ledger, caller.memberId, currency)
      return {
        main: toWire(funds.mainUnits),
        available: toWire(funds.availableUnits),
        locked: toWire(funds.lockedUnits),
        owed: toWire(funds.owedUnits),
        turnoverLeft: toWire(funds.turnoverLeftUnits),
        bonus: bonus === null ? null : toWire(bonus),
      }
    },
    'cashier.deposit': (input, where) => createDeposit(parts, input, where),
    'cashier.deposits': (input, where) => listDeposits(parts, input, where),
    'cashier.depositPaid': ({ id }, { caller }) => claimPaid(parts, BigInt(id), caller),
    'cashier.cancelDeposit': ({ id }, { caller }) => cancelDeposit(parts, BigInt(id), caller),
    'cashier.payoutAccounts': (_input, { caller, language }) =>
      listPayoutAccounts(parts.database.kysely, caller, language),
    'cashier.addPayoutAccount': (input, where) => addPayoutAccount(parts, input, where),
    'cashier.removePayoutAccount': ({ id }, { caller }) => removePayoutAccount(parts, BigInt(id), caller),
    'cashier.withdraw': (input, where) => requestWithdrawal(parts, input, where),
    'cashier.withdrawals': (input, where) => listWithdrawals(parts, input, where),
    'cashier.answerWithdrawal': (input, { caller }) => answerWithdrawal(parts, input, caller),
    'cashier.upline': async (_input, { caller }) => {
      const { usable, upline } = await uplineOf(parts, caller.memberId)
      return { usable: usable && caller.agentType === 0, account: upline?.account ?? null }
    },
    'cashier.transferUpline': (input, { caller }) => transferUpline(parts, input, caller),
    'cashier.transferDownline': (input, { caller }) => transferDownline(parts, input, caller),

    'cashier.depositQueue': (input, { caller }) => depositQueue(parts, input, caller),
    'cashier.order': input => orderPanel(parts, input),
    'cashier.claim': (input, { caller }) => claimOrder(parts, input, caller),
    'cashier.unclaim': (input, { caller }) => unclaimOrder(parts, input, caller),
    'cashier.accountList': input => accountList(parts, input),
    'cashier.blockNumber': (input, { caller }) => blockNumber(parts, input, caller),
    'cashier.unblockNumber': (input, { caller }) => unblockNumber(parts, input, caller),
    'cashier.approveDeposit': (input, { caller }) => approveDeposit(parts, input, caller),
    'cashier.rejectDeposit': (input, { caller }) => rejectDeposit(parts, input, caller),
    'cashier.reverseDeposit': (input, { caller }) => reverseDeposit(parts, input, caller),
    'cashier.corrections': (input, { caller }) => correctionQueue(parts, input, caller),
    'cashier.proposeCorrection': (input, { caller }) => proposeCorrection(parts, input, caller),
    'cashier.approveCorrection': (input, { caller }) => corrections.approveCorrection(parts, input, caller),
    'cashier.refuseCorrection': (input, { caller }) => corrections.refuseCorrection(parts, input, caller),
    'cashier.cancelCorrection': (input, { caller }) => corrections.cancelCorrection(parts, input, caller),
    'cashier.setPayCode': (input, { caller }) => setPayCode(parts, input, caller),
    'cashier.channelList': input => listAllChannels(parts.database.kysely, input),
    'cashier.saveChannel': (input, { caller }) => saveChannel(parts, input, caller),
    'cashier.orderChannels': (input, { caller }) => orderChannels(parts, input, caller),
    'cashier.channelFee': (input, { caller }) => chargeChannelFee(parts, input, caller),
    'cashier.withdrawalQueue': (input, { caller }) => withdrawalQueue(parts, input, caller),
    'cashier.reviewWithdrawal': (input, { caller }) => reviewWithdrawal(parts, input, caller),
    'cashier.rejectWithdrawal': (input, { caller }) => rejectWithdrawal(parts, input, caller),
    'cashier.payWithdrawal': (input, { caller }) => payWithdrawal(parts, input, caller),
    'cashier.returnUnsent': (input, { caller }) => returnUnsent(parts, input, caller),
    'cashier.refundWithdrawal': (input, { caller }) => refundWithdrawal(parts, input, caller),
    'cashier.reissueWithdrawal': (input, { caller }) => reissueWithdrawal(parts, input, caller),
    'cashier.forceWithdrawal': (input, { caller }) => forceWithdrawal(parts, input, caller),
  }) satisfies Partial<Handlers>
