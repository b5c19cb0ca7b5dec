import { useMatches } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ArticleList } from './articles/article-list.tsx'
import { ArticlePage } from './articles/article-page.tsx'
import { Leaderboard } from './boards/leaderboard.tsx'
import { Winners } from './boards/winners.tsx'
import { FeedbackPage } from './feedback/feedback-page.tsx'
import { GameCenter } from './games/game-center.tsx'
import { PaidPage } from './paid/paid-page.tsx'
import { TalkPage } from './talk/talk-page.tsx'
import { TermsPage } from './terms/terms-page.tsx'

const pages: Record<string, ComponentType> = {
  '/games': GameCenter,
  '/winners': Winners,
  '/leaderboard': Leaderboard,
  '/blog': () => <ArticleList kind="BLOG" />,
  '/blog/$slug': () => <ArticlePage kind="BLOG" />,
  '/news': () => <ArticleList kind="NEWS" />,
  '/news/$slug': () => <ArticlePage kind="NEWS" />,
  '/feedback': FeedbackPage,
  '/paid': PaidPage,
  '/terms': TermsPage,
  '/service': TalkPage,
}

/** Pages beside the halls, which few visits open: they come as one part. */
export default function More() {
  const route = useMatches({ select: matches => String(matches.at(-1)?.fullPath ?? '') })
  const Page = pages[route]
  return Page ? <Page /> : null
}
