import type { BulkAct as BulkCall } from '@baize/api/schemas/operator/selections/bulk-acts'
import type { ComponentType } from 'react'
import type { TextKey } from '../../i18n/use-text.ts'

export interface BulkFieldsProps {
  /** Told what the call takes beside the rows; null while it is not whole. */
  onChange: (input: Record<string, unknown> | null) => void
  faults: Record<string, string>
}

/** One act on many rows of a list. */
export interface BulkAct {
  operation: BulkCall
  title: TextKey
  /** Its effect in a sentence, with `{count}` for the rows. */
  effect: TextKey
  isDangerous?: boolean
  /** Fields of the dialog beside the reason; left out where the act takes none. */
  Fields?: ComponentType<BulkFieldsProps>
}
