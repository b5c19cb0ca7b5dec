import type { OperatorPermission } from '@baize/api'

declare module '../database/tables.ts' {
  interface KernelTables {
    'uploads.upload': {
      id: string
      owner_id: bigint
      bytes: number
      uploaded_at: Date
      used_for: string | null
      permission: OperatorPermission | null
    }
  }
}
