import type { GameType, Language } from '@baize/api'

/** What stands under the title of some lobbies. The product has it in Vietnamese alone. */
const subtitles: Partial<Record<Language, Partial<Record<GameType, string>>>> = {
  VI: {
    LIVE: 'Bàn chơi mở suốt ngày đêm, đặt cược chỉ với một lần chạm.',
    SPORTS: 'Kèo trước trận và trong trận cho mọi giải đấu lớn, tỷ lệ cập nhật từng giây.',
  },
}

export const lobbySubtitle = (gameType: GameType, language: Language): string | null =>
  subtitles[language]?.[gameType] ?? null
