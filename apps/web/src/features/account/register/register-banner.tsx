import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { BannerCarousel } from '../../banners/index.ts'

/** The banners of registration, where the brand has any. */
export function RegisterBanner() {
  const { data } = useQuery(announcementsQuery(useApp()))
  return data?.banners.some(({ groupName }) => groupName === 'w_reg') ? <BannerCarousel group="w_reg" slim /> : null
}
