import { Modal } from '@baize/ui/modal.tsx'
import { ErrorState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { gameMenusQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import type { DialogRequest } from '../../shared/dialogs/dialog-store.ts'
import { closeDialog } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import classes from './vendor-games-dialog.module.css'

const shown = 60

/** The games of a vendor over the page; one that is pressed is launched, and the popup goes with the page. */
export default function VendorGamesDialog({ request }: { request: Extract<DialogRequest, { kind: 'vendorGames' }> }) {
  const t = useText()
  const app = useApp()
  const { vassalage, gameType } = request
  const { data: menus } = useQuery(gameMenusQuery(app))
  const list = useQuery(callQuery(app.call, 'catalogue.gameList', { gameType, vassalage, pageSize: shown }))
  const vendor = menus?.flatMap(({ cards }) => cards).find(card => card.vassalage === vassalage)
  useClosedByNavigation()
  return (
    <Modal
      title={vendor?.vendorName ?? vassalage}
      closeLabel={t('action.close')}
      onClose={closeDialog}
      closesOutside
      testId="vendorGames"
    >
      {list.isError ? (
        <ErrorState
          title={t('lobby.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      ) : (
        <ul className={classes.games} aria-busy={list.isPending}>
          {list.data
            ? list.data.games.map(game => (
                <li key={game.gameCode}>
                  <GameTile game={game} sizes="150px" />
                </li>
              ))
            : Array.from({ length: 8 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
                <li key={at}>
                  <GameTileSkeleton />
                </li>
              ))}
        </ul>
      )}
    </Modal>
  )
}

function useClosedByNavigation(): void {
  const path = useRouterState({ select: state => state.location.pathname })
  const openedAt = useRef(path)
  useEffect(() => {
    if (path !== openedAt.current) closeDialog()
  }, [path])
}
