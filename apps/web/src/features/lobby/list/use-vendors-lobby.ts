import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { vendorAddress } from '../../launch/index.ts'

/** Leads on to the lobby in which a vendor is open, from one whose address names it but which does not hold it. */
export function useVendorsLobby(stranger: string | null): void {
  const { call } = useApp()
  const navigate = useNavigate()
  const { data } = useQuery({
    ...callQuery(call, 'catalogue.gameType', { vassalage: stranger ?? '' }),
    enabled: stranger !== null,
  })
  const gameType = stranger !== null ? data?.[0] : undefined
  const lead = useEffectEvent(() => {
    if (gameType) void navigate({ ...(vendorAddress(gameType, stranger) as { to: string }), replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once the lobby is known
  useEffect(() => lead(), [gameType])
}
