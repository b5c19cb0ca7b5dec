declare module '../../kernel/database/tables.ts' {
  interface KernelTables {
    'job.run': {
      id: bigint
      name: string
      started_at: Date
      ended_at: Date | null
      did: Record<string, unknown> | null
      error: string | null
      process: string | null
      started_by: string | null
    }
  }
}
