import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import type { ChannelRow } from './form/draft.ts'

/** Says if members may use a channel. */
export function ChannelState({ of: { enabled } }: { of: Pick<ChannelRow, 'enabled'> }) {
  const t = useText()
  return <Badge tone={enabled ? 'good' : 'plain'}>{t(enabled ? 'channels.open' : 'channels.closed')}</Badge>
}

/** Says which way money goes in a channel. */
export function ChannelDirection({ of: { direction } }: { of: Pick<ChannelRow, 'direction'> }) {
  const t = useText()
  return t(`channels.${direction}`)
}
