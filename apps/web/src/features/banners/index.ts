export { BannerCarousel } from './banner-carousel.tsx'
export { groupForPath } from './banner-groups.ts'
export { BannerPicture } from './banner-picture.tsx'
