export const depositStates = ['PENDING', 'REVIEW', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'REVERSED'] as const
export const withdrawalStates = [
  'REQUESTED',
  'REVIEW',
  'REJECTED',
  'PAID',
  'RECEIVED',
  'AUTO_RECEIVED',
  'NOT_RECEIVED',
  'PARTIAL',
  'REFUNDED',
  'REISSUED',
  'FORCED_RECEIVED',
] as const
export const paymentStates = ['WAITING', 'CREDITED', 'REJECTED', 'REVERSED'] as const
export const correctionStates = ['PROPOSED', 'POSTED', 'REFUSED', 'CANCELLED'] as const
