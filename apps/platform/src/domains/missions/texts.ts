import { fillTexts, type LetterTexts, type MessageTexts } from '../messages/index.ts'
import type { Titles } from '../promotions/index.ts'

type Tale = 'claimable' | 'claimed'

const texts: Record<Tale, LetterTexts> = {
  claimable: {
    EN: ['Mission reached', '{mission}: the target is reached. The reward waits in the reward centre.'],
    CN: ['任务已达成', '{mission}：目标已达成，奖励可在奖励中心领取。'],
    VI: ['Đã hoàn thành nhiệm vụ', '{mission}: đã đạt mục tiêu. Phần thưởng đang chờ trong trung tâm thưởng.'],
    TH: ['ภารกิจสำเร็จ', '{mission}: ทำครบเป้าหมายแล้ว รางวัลรออยู่ในศูนย์รางวัล'],
    ID: ['Misi tercapai', '{mission}: target tercapai. Hadiahnya menunggu di pusat hadiah.'],
    TY: ['Naabot ang mission', '{mission}: naabot na ang target. Nasa reward center ang reward.'],
    JA: ['ミッション達成', '「{mission}」の目標に達しました。特典は特典センターで受け取れます。'],
  },
  claimed: {
    EN: ['Mission reward claimed', '{mission}: your reward has been added.'],
    CN: ['任务奖励已领取', '{mission}：奖励已发放。'],
    VI: ['Đã nhận thưởng nhiệm vụ', '{mission}: phần thưởng đã được cộng.'],
    TH: ['รับรางวัลภารกิจแล้ว', '{mission}: เพิ่มรางวัลให้คุณแล้ว'],
    ID: ['Hadiah misi diklaim', '{mission}: hadiah Anda sudah ditambahkan.'],
    TY: ['Na-claim na ang mission reward', '{mission}: nadagdag na ang reward mo.'],
    JA: ['ミッションの特典を受け取りました', '「{mission}」の特典を付与しました。'],
  },
}

/** The message about a mission, in every language. */
export const missionTexts = (tale: Tale, titles: Titles): MessageTexts =>
  fillTexts(texts[tale], language => ({ mission: titles[language] ?? titles.EN! }))
