declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'gateway.hold': {
      provider_code: string
      round_id: string
      member_id: bigint
      left_units: bigint
    }
    'gateway.answer': {
      provider_code: string
      transaction_id: string
      /** What the member could play with on the game. */
      balance_units: bigint
    }
    'gateway.refusal': {
      provider_code: string
      transaction_id: string
      fingerprint: string
      status: string
      refused_at: Date
    }
    'gateway.pool_win': { provider_code: string; bet_transaction_id: string; transaction_id: string }
  }
}

export {}
