import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app.tsx'
import { announcementsQuery } from '../../app/queries.ts'
import { BannerCarousel } from '../../banners/banner-carousel.tsx'

/** The banners of registration, where the brand has any. */
export function RegisterBanner() {
  const { data } = useQuery(announcementsQuery(useApp()))
  return data?.banners.some(({ groupName }) => groupName === 'w_reg') ? <BannerCarousel group="w_reg" slim /> : null
}
