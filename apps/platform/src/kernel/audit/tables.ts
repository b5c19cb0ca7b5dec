declare module '../database/tables.ts' {
  interface KernelTables {
    'audit.entry': {
      id: bigint
      at: Date
      actor: string
      action: string
      subject: string
      detail: Record<string, unknown>
      previous_hash: Buffer
      hash: Buffer
    }
  }
}

export {}
