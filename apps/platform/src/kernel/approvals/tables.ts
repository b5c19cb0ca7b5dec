declare module '../database/tables.ts' {
  interface KernelTables {
    'approvals.proposal': {
      action: string
      subject: string
      content_hash: Buffer
      operator_id: bigint
      proposed_at: Date
    }
  }
}
