import { useText } from '../../../../shared/i18n/use-text.ts'
import type { ChannelDraft } from '../form/draft.ts'
import { feeText } from './fee-text.ts'

/** The fee of a channel in a sentence. */
export function FeeLine({ of: channel }: { of: ChannelDraft }) {
  const t = useText()
  return <span title={feeText(channel, t)}>{feeText(channel, t)}</span>
}
