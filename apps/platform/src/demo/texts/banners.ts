import type { BannerTexts } from '../../domains/site/tables.ts'

/** Where a banner leads: nowhere, to a page, to another site, into a game, or to a promotion that is named by its code. */
export type BannerLink = '' | '1' | '2' | '3' | '4'

interface Banner {
  group: string
  picture: string
  url: string
  /** A page when left out, or nowhere where there is no address. */
  linksTo?: BannerLink
  texts: BannerTexts
}

/** Banners of the demo brand by the group of their page. Every claim in them holds in the demo. */
export const banners: readonly Banner[] = [
  {
    group: 'home',
    picture: 'welcome',
    url: '/register',
    texts: {
      EN: {
        title: 'A seat at the table, 1,000 in demo credit',
        text: 'Register with a username and a password. Your demo credit is there before the page is.',
        action: 'Register',
      },
      CN: {
        title: '入座即有 1,000 演示额度',
        text: '只需用户名和密码即可注册，演示额度立即到账。',
        action: '注册',
      },
      JA: {
        title: '1,000のデモ用クレジット付き',
        text: 'ユーザー名とパスワードだけで登録。デモ用クレジットはすぐに使えます。',
        action: '新規登録',
      },
      TH: {
        title: 'มีที่นั่งรอคุณ พร้อมเครดิตทดลอง 1,000',
        text: 'สมัครด้วยชื่อผู้ใช้และรหัสผ่าน เครดิตทดลองเข้าทันที',
        action: 'สมัครสมาชิก',
      },
      VI: {
        title: 'Mời bạn vào bàn, có ngay 1,000 số dư demo',
        text: 'Đăng ký bằng tên đăng nhập và mật khẩu. Số dư demo có ngay lập tức.',
        action: 'Đăng ký',
      },
      ID: {
        title: 'Satu kursi di meja, kredit demo 1,000',
        text: 'Daftar dengan username dan kata sandi. Kredit demo langsung tersedia.',
        action: 'Daftar',
      },
      TY: {
        title: 'May puwesto ka, may 1,000 na demo credit',
        text: 'Mag-register gamit ang username at password. Nandiyan agad ang demo credit mo.',
        action: 'Mag-register',
      },
    },
  },
  {
    group: 'home',
    picture: 'fairness',
    url: '/rng',
    texts: {
      EN: {
        title: 'Every round can be checked',
        text: 'The seed is committed before you press. Afterwards anyone can draw the same reels again.',
        action: 'Open the slots',
      },
      CN: {
        title: '每一局都可验证',
        text: '您点击之前种子已锁定，之后任何人都能重新算出同样的结果。',
        action: '进入电子',
      },
      JA: {
        title: 'どのラウンドも検証できます',
        text: 'シードはスピンの前に確定済み。あとから誰でも同じ結果を計算し直せます。',
        action: 'スロットを見る',
      },
      TH: {
        title: 'ทุกรอบตรวจสอบผลได้',
        text: 'ซีดถูกล็อกไว้ก่อนคุณกด หลังจากนั้นใครก็คำนวณผลเดิมซ้ำได้',
        action: 'ไปที่สล็อต',
      },
      VI: {
        title: 'Ván nào cũng kiểm chứng được',
        text: 'Mã gốc được chốt trước khi bạn quay. Sau đó ai cũng có thể tính lại kết quả.',
        action: 'Vào sảnh nổ hũ',
      },
      ID: {
        title: 'Setiap ronde bisa diperiksa',
        text: 'Seed dikunci sebelum Anda menekan. Setelahnya, siapa pun bisa menghitung ulang hasilnya.',
        action: 'Buka Slot',
      },
      TY: {
        title: 'Puwedeng i-check ang bawat round',
        text: 'Naka-commit ang seed bago ka pumindot. Pagkatapos, kahit sino ay puwedeng ulitin ang parehong reels.',
        action: 'Buksan ang slots',
      },
    },
  },
  {
    group: 'home',
    picture: 'vault',
    url: '/rng?page=BRZ',
    texts: {
      EN: {
        title: 'Six coins hold, the rest spin again',
        text: 'Hold-and-win tables by Brazier Nine and friends, with fixed jackpots up to 2,000 times the stake.',
        action: 'See the games',
      },
      CN: {
        title: '六枚金币锁定，其余继续旋转',
        text: 'Brazier Nine 等厂商的锁定赢奖游戏，固定奖金最高为投注金额的 2,000 倍。',
        action: '查看游戏',
      },
      JA: {
        title: 'コイン6枚を固定、残りは再スピン',
        text: 'Brazier Nineほか各社のホールド＆ウィン。固定賞金は最大でベット額の2,000倍です。',
        action: 'ゲームを見る',
      },
      TH: {
        title: 'ล็อก 6 เหรียญ ที่เหลือหมุนต่อ',
        text: 'เกมโฮลด์แอนด์วินจาก Brazier Nine และค่ายอื่น รางวัลคงที่สูงสุด 2,000 เท่าของเงินเดิมพัน',
        action: 'ดูเกม',
      },
      VI: {
        title: 'Giữ sáu đồng xu, quay phần còn lại',
        text: 'Các game giữ và thắng của Brazier Nine, jackpot cố định đến 2,000 lần tiền cược.',
        action: 'Xem game',
      },
      ID: {
        title: 'Enam koin tertahan, sisanya berputar lagi',
        text: 'Game hold and win dari Brazier Nine, dengan jackpot tetap hingga 2,000 kali taruhan.',
        action: 'Lihat Game',
      },
      TY: {
        title: 'Anim na coins ang naka-hold, iikot ulit ang iba',
        text: 'Hold and win na games ng Brazier Nine, may fixed jackpots hanggang 2,000 beses ng taya.',
        action: 'Tingnan ang games',
      },
    },
  },
  {
    group: 'rng',
    picture: 'free-spins',
    url: '/rng',
    texts: {
      EN: {
        title: 'Thousands of slots, many ways to win',
        text: 'Lines with free spins, cascading ways, hold and win. The return of each is stated and exact.',
        action: 'Pick one',
      },
      CN: {
        title: '数千款电子游戏，玩法多样',
        text: '免费旋转、连消多路、锁定赢奖，每款返还率公开准确。',
        action: '挑一款',
      },
      JA: {
        title: '数千のスロット、多彩な遊び方',
        text: 'フリースピン、連鎖、ホールド＆ウィン。還元率はすべて正確に明示しています。',
        action: 'ゲームを選ぶ',
      },
      TH: {
        title: 'สล็อตหลายพันเกม หลากหลายรูปแบบ',
        text: 'ไลน์พร้อมฟรีสปิน รีลถล่มต่อเนื่อง และโฮลด์แอนด์วิน ทุกเกมแจ้งอัตราคืนเงินที่แน่นอน',
        action: 'เลือกเกม',
      },
      VI: {
        title: 'Hàng nghìn game nổ hũ, nhiều lối chơi',
        text: 'Dòng thắng kèm vòng quay miễn phí, thắng đổ tầng, giữ và thắng. Tỷ lệ hoàn trả ghi rõ và chính xác.',
        action: 'Chọn game',
      },
      ID: {
        title: 'Ribuan slot, banyak cara bermain',
        text: 'Line dengan free spin, cara menang beruntun, dan hold and win. RTP masing-masing tertera dan tepat.',
        action: 'Pilih Game',
      },
      TY: {
        title: 'Libo-libong slots, maraming paraan ng laro',
        text: 'Lines na may free spins, cascading ways, hold and win. Nakasaad at eksakto ang RTP ng bawat isa.',
        action: 'Pumili ng isa',
      },
    },
  },
  {
    group: 'w_reg',
    picture: 'welcome',
    url: '',
    texts: {
      EN: { title: '1,000.00 in demo credit', text: 'It is in your wallet as soon as you are in.', action: '' },
      CN: {
        title: '1,000.00 演示额度',
        text: '注册成功即到账。',
        action: '',
      },
      JA: {
        title: '1,000.00のデモ用クレジット',
        text: '登録するとすぐにウォレットに入ります。',
        action: '',
      },
      TH: {
        title: 'เครดิตทดลอง 1,000.00',
        text: 'เข้ากระเป๋าทันทีที่สมัครเสร็จ',
        action: '',
      },
      VI: { title: '1,000.00 số dư demo', text: 'Có ngay trong ví khi bạn đăng ký xong.', action: '' },
      ID: { title: 'Kredit demo 1,000.00', text: 'Langsung ada di dompet begitu Anda masuk.', action: '' },
      TY: { title: '1,000.00 na demo credit', text: 'Nasa wallet mo na ito pagpasok mo.', action: '' },
    },
  },
  {
    group: 'help',
    picture: 'fairness',
    url: '/rng',
    texts: {
      EN: {
        title: 'Answers, and a way to check them',
        text: 'How accounts, demo credit and games work here, and how to verify a round yourself.',
        action: 'Open the slots',
      },
      CN: {
        title: '有解答，也有验证方法',
        text: '了解账号、演示额度与游戏，并学会自己验证一局。',
        action: '进入电子',
      },
      JA: {
        title: '答えと、その確かめ方',
        text: 'アカウント、デモ用クレジット、ゲームの仕組みと、ラウンドを自分で検証する方法。',
        action: 'スロットを見る',
      },
      TH: {
        title: 'คำตอบ และวิธีตรวจสอบ',
        text: 'บัญชี เครดิตทดลอง และเกมทำงานอย่างไร พร้อมวิธีตรวจสอบรอบด้วยตัวเอง',
        action: 'ไปที่สล็อต',
      },
      VI: {
        title: 'Giải đáp, và cách tự kiểm chứng',
        text: 'Tài khoản, số dư demo và game hoạt động thế nào, và cách tự kiểm tra một ván.',
        action: 'Vào sảnh nổ hũ',
      },
      ID: {
        title: 'Jawaban, dan cara memeriksanya',
        text: 'Cara kerja akun, kredit demo, dan game di sini, serta cara memverifikasi ronde sendiri.',
        action: 'Buka Slot',
      },
      TY: {
        title: 'Mga sagot, at paano i-check ang mga ito',
        text: 'Paano gumagana ang account, demo credit at games dito, at paano mo mave-verify ang isang round.',
        action: 'Buksan ang slots',
      },
    },
  },
  {
    group: 'down',
    picture: 'new-games',
    url: '/rng',
    texts: {
      EN: {
        title: 'The site is the app',
        text: 'Add it to the home screen of your phone. Nothing to install from elsewhere.',
        action: 'Open the slots',
      },
      CN: {
        title: '网站就是 APP',
        text: '添加到手机主屏幕即可，无需从别处安装。',
        action: '进入电子',
      },
      JA: {
        title: 'このサイトがそのままアプリに',
        text: 'スマートフォンのホーム画面に追加するだけ。ほかからのインストールは不要です。',
        action: 'スロットを見る',
      },
      TH: {
        title: 'เว็บนี้คือแอป',
        text: 'เพิ่มไว้ที่หน้าจอหลักของมือถือ ไม่ต้องติดตั้งจากที่อื่น',
        action: 'ไปที่สล็อต',
      },
      VI: {
        title: 'Trang này chính là ứng dụng',
        text: 'Thêm vào màn hình chính của điện thoại. Không cần cài gì từ nơi khác.',
        action: 'Vào sảnh nổ hũ',
      },
      ID: {
        title: 'Situs ini adalah aplikasinya',
        text: 'Tambahkan ke layar utama HP Anda. Tidak perlu menginstal apa pun dari tempat lain.',
        action: 'Buka Slot',
      },
      TY: {
        title: 'Ang site mismo ang app',
        text: 'Idagdag ito sa home screen ng phone mo. Walang kailangang i-install mula sa iba.',
        action: 'Buksan ang slots',
      },
    },
  },
  {
    group: 'promotion',
    picture: 'rain',
    url: '/promotions?view=running',
    texts: {
      EN: {
        title: 'A rain of envelopes every hour',
        text: 'Fifteen minutes, forty envelopes, one for each member.',
        action: 'See the rains',
      },
      CN: {
        title: '每小时一场红包雨',
        text: '持续十五分钟，四十个红包，每人一个。',
        action: '查看红包雨',
      },
      JA: {
        title: '毎時、紅包の雨',
        text: '15分間に40個、1人1つです。',
        action: '詳しく見る',
      },
      TH: {
        title: 'ฝนอั่งเปาทุกชั่วโมง',
        text: 'สิบห้านาที สี่สิบซอง สมาชิกละหนึ่งซอง',
        action: 'ดูรอบฝน',
      },
      VI: {
        title: 'Mưa lì xì mỗi giờ',
        text: 'Mười lăm phút, bốn mươi lì xì, mỗi thành viên một phần.',
        action: 'Xem các đợt',
      },
      ID: {
        title: 'Hujan angpao setiap jam',
        text: 'Lima belas menit, empat puluh angpao, satu untuk tiap anggota.',
        action: 'Lihat Jadwal',
      },
      TY: {
        title: 'Ulan ng ang pao bawat oras',
        text: 'Labinlimang minuto, apatnapung ang pao, isa bawat member.',
        action: 'Tingnan',
      },
    },
  },
  {
    group: 'shop',
    picture: 'vault',
    url: '/pointMall?tab=rules',
    texts: {
      EN: {
        title: 'Points become things',
        text: 'Every settled bet earns points. They never expire.',
        action: 'Points rules',
      },
      CN: {
        title: '积分变好礼',
        text: '每笔结算的投注都得积分，永久有效。',
        action: '积分规则',
      },
      JA: {
        title: 'ポイントが品物に',
        text: '確定したベットごとにポイントがたまり、期限はありません。',
        action: 'ルールを見る',
      },
      TH: {
        title: 'แต้มแลกเป็นของ',
        text: 'ทุกเดิมพันที่คิดผลแล้วได้แต้ม และไม่มีวันหมดอายุ',
        action: 'กติกาแต้ม',
      },
      VI: {
        title: 'Điểm đổi thành quà',
        text: 'Mỗi cược đã kết toán đều được điểm. Điểm không hết hạn.',
        action: 'Quy tắc điểm',
      },
      ID: {
        title: 'Poin menjadi barang',
        text: 'Setiap taruhan yang selesai memberi poin. Tidak pernah kedaluwarsa.',
        action: 'Aturan Poin',
      },
      TY: {
        title: 'Nagiging item ang points',
        text: 'May points ang bawat settled bet. Hindi nag-e-expire.',
        action: 'Points Rules',
      },
    },
  },
  {
    group: 'home',
    picture: 'jackpot',
    url: 'MIR-00J',
    linksTo: '3',
    texts: {
      EN: {
        title: 'A game to begin with',
        text: 'Straight into a slot of Mirrorcat. Its exact return stands in its help.',
        action: 'Play it',
      },
      CN: {
        title: '从这一款开始',
        text: '直接进入 Mirrorcat 的一款电子游戏，帮助中写明其准确返还率。',
        action: '开始游戏',
      },
      JA: {
        title: 'まずはこの一台から',
        text: 'Mirrorcatのスロットへ直行。正確な還元率はヘルプに記載されています。',
        action: 'プレイする',
      },
      TH: {
        title: 'เริ่มจากเกมนี้',
        text: 'เข้าสู่สล็อตของ Mirrorcat ทันที อัตราคืนเงินที่แน่นอนอยู่ในหน้าช่วยเหลือของเกม',
        action: 'เล่นเลย',
      },
      VI: {
        title: 'Bắt đầu với game này',
        text: 'Vào thẳng một game nổ hũ của Mirrorcat. Tỷ lệ hoàn trả chính xác có trong phần trợ giúp.',
        action: 'Chơi ngay',
      },
      ID: {
        title: 'Mulai dari game ini',
        text: 'Langsung ke slot dari Mirrorcat. RTP persisnya ada di bantuan game.',
        action: 'Mainkan',
      },
      TY: {
        title: 'Dito ka magsimula',
        text: 'Diretso sa isang slot ng Mirrorcat. Nasa help nito ang eksaktong RTP.',
        action: 'Laruin',
      },
    },
  },
  {
    group: 'lott',
    picture: 'lottery',
    url: '/help#fairness',
    texts: {
      EN: {
        title: 'Draws that nobody can steer',
        text: 'The numbers are committed before sales open, and anybody can work them out afterwards.',
        action: 'How it works',
      },
      CN: { title: '谁也无法操控的开奖', text: '号码在开售前已锁定，开奖后任何人都能重新推算。', action: '了解原理' },
      JA: {
        title: '誰にも操作できない抽せん',
        text: '番号は販売開始前に固定され、抽せん後は誰でも計算し直せます。',
        action: 'しくみを見る',
      },
      TH: { title: 'การออกรางวัลที่ไม่มีใครควบคุมได้', text: 'เลขถูกล็อกไว้ก่อนเปิดขาย และทุกคนคำนวณซ้ำได้ภายหลัง', action: 'ดูวิธีการ' },
      VI: {
        title: 'Kỳ quay không ai điều khiển được',
        text: 'Số được khóa trước khi mở bán, và sau đó ai cũng có thể tính lại.',
        action: 'Xem cách hoạt động',
      },
      ID: {
        title: 'Undian yang tidak bisa diatur',
        text: 'Angka dikunci sebelum penjualan dibuka, dan siapa pun bisa menghitungnya kembali.',
        action: 'Cara kerjanya',
      },
      TY: {
        title: 'Mga draw na walang makakakontrol',
        text: 'Naka-lock ang mga numero bago magbenta, at puwedeng kuwentahin ulit ng kahit sino pagkatapos.',
        action: 'Paano ito gumagana',
      },
    },
  },
  {
    group: 'live',
    picture: 'live',
    url: '/help#fairness',
    texts: {
      EN: {
        title: 'Tables that can prove their deal',
        text: 'A round is sealed before its bets open. Once it is dealt, anybody can check it card by card.',
        action: 'How it works',
      },
      CN: { title: '每次发牌都可证明', text: '每局在开放投注前已封存，发牌后任何人都能逐张核对。', action: '了解原理' },
      JA: {
        title: '配られたカードを証明できるテーブル',
        text: '各ラウンドはベット受付の前に封印され、終了後は誰でも1枚ずつ検証できます。',
        action: 'しくみを見る',
      },
      TH: {
        title: 'โต๊ะที่พิสูจน์การแจกไพ่ได้',
        text: 'ทุกรอบถูกผนึกไว้ก่อนเปิดรับเดิมพัน และทุกคนตรวจไพ่ทีละใบได้หลังแจก',
        action: 'ดูวิธีการ',
      },
      VI: {
        title: 'Bàn chơi chứng minh được từng lá bài',
        text: 'Mỗi ván được niêm phong trước khi nhận cược, và sau đó ai cũng có thể kiểm tra từng lá.',
        action: 'Xem cách hoạt động',
      },
      ID: {
        title: 'Meja yang bisa membuktikan kartunya',
        text: 'Setiap ronde disegel sebelum taruhan dibuka, dan setelahnya siapa pun bisa memeriksanya kartu demi kartu.',
        action: 'Cara kerjanya',
      },
      TY: {
        title: 'Mga mesang kayang patunayan ang deal',
        text: 'Naka-seal ang bawat round bago magbukas ang taya, at puwedeng i-check ng kahit sino ang bawat baraha pagkatapos.',
        action: 'Paano ito gumagana',
      },
    },
  },
  {
    group: 'fish',
    picture: 'fish-hunt',
    url: '/help#fishing',
    texts: {
      EN: {
        title: 'Three seas, one fair return',
        text: 'Each shot at each target returns 96 % on average, and a bullet that meets nothing comes back.',
        action: 'How it works',
      },
      CN: {
        title: '三片海域，同一返还',
        text: '射向任何目标的任何一发平均返还 96%，未击中目标的子弹会退回。',
        action: '了解原理',
      },
      JA: {
        title: '3つの海、同じ還元率',
        text: 'どの獲物を狙っても1発の還元は平均96%。何にも当たらなかった弾は戻ります。',
        action: 'しくみを見る',
      },
      TH: {
        title: 'สามทะเล อัตราคืนเงินเดียวกัน',
        text: 'ทุกนัดต่อทุกเป้าคืนเงินเฉลี่ย 96% กระสุนที่ไม่โดนอะไรจะคืนให้',
        action: 'ดูวิธีการ',
      },
      VI: {
        title: 'Ba vùng biển, một tỷ lệ hoàn trả',
        text: 'Mọi phát bắn vào mọi mục tiêu đều hoàn trả trung bình 96%; viên không trúng gì được hoàn lại.',
        action: 'Xem cách hoạt động',
      },
      ID: {
        title: 'Tiga laut, satu RTP',
        text: 'Setiap tembakan ke sasaran mana pun rata-rata mengembalikan 96%; peluru yang meleset kembali.',
        action: 'Cara kerjanya',
      },
      TY: {
        title: 'Tatlong dagat, iisang RTP',
        text: '96% ang average na balik ng bawat tira sa kahit anong target, at babalik ang balang walang tinamaan.',
        action: 'Paano ito gumagana',
      },
    },
  },
  {
    group: 'pvp',
    picture: 'pvp',
    url: '/help#between-members',
    texts: {
      EN: {
        title: 'Sit down with somebody',
        text: 'Dice, banners and cards between members. All players shuffle together, and the house only takes its rake.',
        action: 'How it works',
      },
      CN: {
        title: '找个对手坐下来',
        text: '骰子、战旗与纸牌，会员彼此对局。洗牌由所有玩家共同完成，平台只抽水。',
        action: '了解原理',
      },
      JA: {
        title: '対戦相手と同じテーブルへ',
        text: 'サイコロ、旗、カードで会員どうしが対戦。シャッフルは全員で行い、ハウスは手数料だけを受け取ります。',
        action: 'しくみを見る',
      },
      TH: {
        title: 'นั่งลงกับคู่แข่งตัวจริง',
        text: 'ลูกเต๋า ธง และไพ่ระหว่างสมาชิก ทุกคนสับไพ่ร่วมกัน เจ้ามือรับเพียงค่าน้ำ',
        action: 'ดูวิธีการ',
      },
      VI: {
        title: 'Ngồi vào bàn cùng đối thủ thật',
        text: 'Xúc xắc, cờ và bài giữa các hội viên. Mọi người cùng xáo bài, nhà cái chỉ thu phí bàn.',
        action: 'Xem cách hoạt động',
      },
      ID: {
        title: 'Duduk bersama lawan sungguhan',
        text: 'Dadu, panji, dan kartu antaranggota. Semua pemain mengocok bersama; rumah hanya mengambil rake.',
        action: 'Cara kerjanya',
      },
      TY: {
        title: 'Umupo kasama ang totoong kalaban',
        text: 'Dice, banner at cards sa pagitan ng members. Sama-sama ang shuffle, at rake lang ang sa house.',
        action: 'Paano ito gumagana',
      },
    },
  },
  {
    group: 'sports',
    picture: 'sports',
    url: '/help#fairness',
    texts: {
      EN: {
        title: 'Odds that anybody can work out',
        text: 'Each match is committed before its bets open, and every price follows from published ratings.',
        action: 'How it works',
      },
      CN: {
        title: '人人都能算出的赔率',
        text: '每场比赛在开放投注前已承诺结果种子，所有赔率均由公开评分推算。',
        action: '了解原理',
      },
      JA: {
        title: '誰でも計算できるオッズ',
        text: '試合はベット受付の前に封印され、オッズはすべて公開レーティングから決まります。',
        action: 'しくみを見る',
      },
      TH: {
        title: 'อัตราที่ใครก็คำนวณได้',
        text: 'ทุกแมตช์ถูกผนึกไว้ก่อนเปิดรับเดิมพัน และทุกราคามาจากเรตติ้งที่เปิดเผย',
        action: 'ดูวิธีการ',
      },
      VI: {
        title: 'Tỷ lệ mà ai cũng tính được',
        text: 'Mỗi trận được niêm phong trước khi nhận cược, và mọi tỷ lệ đều suy ra từ điểm xếp hạng công khai.',
        action: 'Xem cách hoạt động',
      },
      ID: {
        title: 'Odds yang bisa dihitung siapa pun',
        text: 'Setiap laga dikunci sebelum taruhan dibuka, dan setiap odds berasal dari rating yang dipublikasikan.',
        action: 'Cara kerjanya',
      },
      TY: {
        title: 'Odds na kayang kuwentahin ng lahat',
        text: 'Naka-lock ang bawat laban bago magbukas ang taya, at galing sa nakapublish na rating ang bawat presyo.',
        action: 'Paano ito gumagana',
      },
    },
  },
  {
    group: 'esports',
    picture: 'esports',
    url: '/help#fairness',
    texts: {
      EN: {
        title: 'Three arenas, round the clock',
        text: 'Lanes, harbours and card duels: a new match begins every few minutes, with prices in play.',
        action: 'How it works',
      },
      CN: {
        title: '三大赛场，全天开赛',
        text: '对线、港口、卡牌对决：每隔几分钟就有新比赛，赛中赔率同步更新。',
        action: '了解原理',
      },
      JA: {
        title: '24時間、3つのアリーナ',
        text: 'レーン、ハーバー、カード対決。数分ごとに試合が始まり、試合中もベットできます。',
        action: 'しくみを見る',
      },
      TH: {
        title: 'สามสังเวียน ตลอด 24 ชั่วโมง',
        text: 'ทั้งเลน ท่าเรือ และดวลการ์ด แมตช์ใหม่เริ่มทุกไม่กี่นาที เดิมพันได้ระหว่างแข่ง',
        action: 'ดูวิธีการ',
      },
      VI: {
        title: 'Ba đấu trường, suốt ngày đêm',
        text: 'Đường đấu, bến cảng và đấu bài: cứ vài phút có trận mới, đặt cược ngay trong trận.',
        action: 'Xem cách hoạt động',
      },
      ID: {
        title: 'Tiga arena, sepanjang hari',
        text: 'Lane, pelabuhan, dan duel kartu: laga baru setiap beberapa menit, dengan odds selama laga.',
        action: 'Cara kerjanya',
      },
      TY: {
        title: 'Tatlong arena, buong araw',
        text: 'Lane, harbour at card duel: may bagong laban kada ilang minuto, at puwedeng tumaya habang naglalaro.',
        action: 'Paano ito gumagana',
      },
    },
  },
  {
    group: 'promotion',
    picture: 'free-spins',
    url: 'PLAY-BONUS',
    linksTo: '4',
    texts: {
      EN: {
        title: '88.00 to play with',
        text: 'A bonus in a wallet of its own; its terms fit on one page.',
        action: 'Read the terms',
      },
      CN: { title: '88.00 彩金任您玩', text: '彩金存入独立钱包，条款一页即可读完。', action: '查看条款' },
      JA: {
        title: '88.00のプレイ用ボーナス',
        text: '専用ウォレットに入るボーナス。条件は1ページで読めます。',
        action: '条件を読む',
      },
      TH: { title: 'โบนัส 88.00 ไว้เล่น', text: 'โบนัสอยู่ในกระเป๋าแยกต่างหาก เงื่อนไขอ่านจบในหน้าเดียว', action: 'อ่านเงื่อนไข' },
      VI: {
        title: '88.00 tiền thưởng để chơi',
        text: 'Tiền thưởng nằm trong ví riêng; điều kiện gói gọn trong một trang.',
        action: 'Đọc điều kiện',
      },
      ID: {
        title: '88.00 untuk bermain',
        text: 'Bonus di dompet tersendiri; ketentuannya cukup satu halaman.',
        action: 'Baca ketentuan',
      },
      TY: {
        title: '88.00 na pang-laro',
        text: 'Bonus sa hiwalay na wallet; kasya sa isang page ang terms.',
        action: 'Basahin ang terms',
      },
    },
  },
  {
    group: 'down',
    picture: 'welcome',
    url: 'https://example.org/',
    linksTo: '2',
    texts: {
      EN: {
        title: 'A link out of the site',
        text: 'Banners can lead anywhere. This sample opens a page that is kept for examples, in a tab of its own.',
        action: 'Open it',
      },
      CN: {
        title: '通往站外的链接',
        text: '横幅可以通往任何地址。此示例会在新标签页打开一个专供示范的页面。',
        action: '打开',
      },
      JA: {
        title: 'サイトの外へのリンク',
        text: 'バナーはどこへでもつなげられます。この見本は例示専用のページを新しいタブで開きます。',
        action: '開く',
      },
      TH: { title: 'ลิงก์ออกนอกเว็บไซต์', text: 'แบนเนอร์พาไปที่ไหนก็ได้ ตัวอย่างนี้เปิดหน้าที่สงวนไว้เป็นตัวอย่างในแท็บใหม่', action: 'เปิด' },
      VI: {
        title: 'Liên kết ra ngoài trang',
        text: 'Banner có thể dẫn tới bất cứ đâu. Mẫu này mở một trang dành cho ví dụ trong tab mới.',
        action: 'Mở',
      },
      ID: {
        title: 'Tautan ke luar situs',
        text: 'Banner bisa menuju ke mana saja. Contoh ini membuka halaman khusus contoh di tab baru.',
        action: 'Buka',
      },
      TY: {
        title: 'Link palabas ng site',
        text: 'Puwedeng dalhin kahit saan ng banner. Bubuksan ng sample na ito ang isang page na pang-halimbawa sa bagong tab.',
        action: 'Buksan',
      },
    },
  },
]
