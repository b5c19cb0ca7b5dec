declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'gateway.hold': {
      provider_code: string
      round_id: string
      member_id: bigint
      left_units: bigint
    }
  }
}

export {}
