type Id = bigint | number | string

/** Idempotency keys: the same event always makes the same key, so that it is posted once however often it is asked for. */
export const keys = {
  /** Money given at registration. */
  deposit: (subject: string) => `dep:${subject}:confirm`,
  /** Of one payment of a deposit order. */
  depositPayment: (orderId: Id, paymentId: Id, step: 'credit' | 'reverse') => `dep:${orderId}:${paymentId}:${step}`,
  channelFee: (channel: string, invoice: string) => `fee:${channel}:${invoice}`,
  /** No kind in it, so that a provider's id used for a bet and again for a win is caught. */
  gateway: (provider: string, transactionId: string) => `gw:${provider}:${transactionId}`,
  chase: (chaseId: Id, issue: Id, step: 'hold' | 'release') => `chase:${chaseId}:${issue}:${step}`,
  vendorTransfer: (memberId: bigint, requestId: string) => `vt:${memberId}:${requestId}`,
  withdrawal: (orderId: Id, step: 'hold' | 'reject' | 'pay' | 'return' | 'receive' | 'force' | 'refund' | 'reissue') =>
    `wd:${orderId}:${step}`,
  promotion: (participationId: Id) => `promo:${participationId}`,
  mission: (code: string, memberId: bigint, period: string) => `mission:${code}:${memberId}:${period}`,
  referral: (inviteeId: bigint) => `ref:${inviteeId}`,
  bonus: (bonusId: Id, step: 'grant' | 'convert' | 'forfeit') => `bonus:${bonusId}:${step}`,
  dailyRebate: (memberId: bigint, day: string) => `rebate:${memberId}:${day}`,
  drawRebate: (drawId: Id, memberId: bigint) => `rebate:${drawId}:${memberId}`,
  /** Of the bets of many draws that one fold took. */
  commission: (fold: Id, agentId: bigint) => `comm:${fold}:${agentId}`,
  points: (source: string) => `pts:${source}`,
  conversion: (memberId: bigint, requestId: string) => `cv:${memberId}:${requestId}`,
  redemption: (redemptionId: Id, step: 'hold' | 'approve' | 'return') => `red:${redemptionId}:${step}`,
  memberTransfer: (memberId: bigint, requestId: string) => `tr:${memberId}:${requestId}`,
  /** windowStart in UTC, as 2027-06-15T09:00Z. */
  dividend: (contractId: Id, windowStart: string) => `div:${contractId}:${windowStart}`,
  salary: (contractId: Id, windowStart: string) => `sal:${contractId}:${windowStart}`,
  adjustment: (adjustmentId: Id) => `adj:${adjustmentId}`,
  tickets: (source: string) => `tkt:${source}`,
  drawTicket: (memberId: bigint, requestId: string) => `draw:${memberId}:${requestId}:ticket`,
  drawPrize: (drawId: Id) => `draw:${drawId}:prize`,
  envelope: (windowId: Id, step: 'fund' | 'close' | bigint) => `env:${windowId}:${step}`,
  jackpot: (poolId: Id, step: string) => `jp:${poolId}:${step}`,
  guest: (memberId: bigint, step: 'grant' | 'purge') => `guest:${memberId}:${step}`,
} as const
