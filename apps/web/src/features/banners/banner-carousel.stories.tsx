import type { StoryFile } from '@baize/ui/story.ts'
import { BannerCarousel } from './banner-carousel.tsx'

export default { title: 'Site/Carousel' } satisfies StoryFile

export const ThreeBanners = () => <BannerCarousel group="home" />
export const Slim = () => <BannerCarousel group="w_reg" slim />
