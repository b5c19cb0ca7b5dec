import type { PromotionTexts } from '../../domains/promotions/index.ts'

/** Title, summary and terms by language: EN, CN, VI, TH, ID, TY, JA. Terms are sentences, each a point of a list. */
type Row = readonly [title: string, summary: string, ...terms: string[]]

const codes = ['EN', 'CN', 'VI', 'TH', 'ID', 'TY', 'JA'] as const

export const texts = (...rows: readonly Row[]): PromotionTexts =>
  Object.fromEntries(
    rows.map(([title, summary, ...terms], at) => [
      codes[at],
      { title, summary, terms: `<ul>${terms.map(term => `<li>${term}</li>`).join('')}</ul>` },
    ]),
  )

export const zaloTexts = texts(
  [
    'Link Zalo: 131K, once',
    'Join, leave your Zalo ID, and 131,000.00 of demo credit follows after a check.',
    'Once per member and once per Zalo ID.',
    'An operator checks the ID before anything is paid.',
    'The reward asks for 131,000.00 of valid bet (1×) before it can be withdrawn.',
  ],
  [
    '绑定 Zalo：一次性 131K',
    '参加并留下 Zalo ID，审核后即发放 131,000.00 演示额度。',
    '每位会员、每个 Zalo ID 限一次。',
    '审核通过后才会派发。',
    '奖励需完成 131,000.00 有效投注（1 倍）后方可提款。',
  ],
  [
    'Liên kết Zalo: 131K, một lần',
    'Tham gia, để lại ID Zalo và nhận 131,000.00 số dư demo sau khi kiểm tra.',
    'Mỗi thành viên và mỗi ID Zalo chỉ một lần.',
    'Nhân viên kiểm tra ID trước khi phát thưởng.',
    'Cần 131,000.00 cược hợp lệ (1 lần) trước khi rút.',
  ],
  [
    'เชื่อม Zalo รับ 131K ครั้งเดียว',
    'เข้าร่วม แจ้งไอดี Zalo แล้วรับเครดิตทดลอง 131,000.00 หลังตรวจสอบ',
    'สมาชิกละหนึ่งครั้ง และไอดี Zalo ละหนึ่งครั้ง',
    'เจ้าหน้าที่ตรวจสอบไอดีก่อนจ่าย',
    'ต้องมียอดเดิมพันที่นับได้ 131,000.00 (1 เท่า) ก่อนถอน',
  ],
  [
    'Tautkan Zalo: 131K, satu kali',
    'Ikut, isi ID Zalo Anda, dan 131,000.00 kredit demo masuk setelah diperiksa.',
    'Satu kali per anggota dan per ID Zalo.',
    'Operator memeriksa ID sebelum membayar.',
    'Hadiah mensyaratkan 131,000.00 taruhan valid (1×) sebelum penarikan.',
  ],
  [
    'I-link ang Zalo: 131K, isang beses',
    'Sumali, ilagay ang Zalo ID mo, at darating ang 131,000.00 na demo credit pagkatapos ma-check.',
    'Isang beses bawat member at bawat Zalo ID.',
    'Chine-check ng operator ang ID bago magbayad.',
    'Kailangan ng 131,000.00 na valid bet (1×) bago ma-withdraw ang reward.',
  ],
  [
    'Zalo連携で1回限り131K',
    '参加してZalo IDを入力すると、確認後に131,000.00のデモ用クレジットを付与します。',
    '1人1回、Zalo ID1つにつき1回までです。',
    '担当者がIDを確認してから付与します。',
    '出金までに131,000.00の有効ベット（1倍）が必要です。',
  ],
)

export const bonusTexts = texts(
  [
    'A bonus of 88 to play',
    'Join and claim 88.00 of bonus. Wager it 10 times within 7 days, and up to 200.00 of what is left becomes yours.',
    'Your own money is played first; the bonus pays what is missing, for stakes of 20.00 or less.',
    'Wager 880.00 within 7 days of the claim. What is left then, 200.00 at most, goes to your wallet.',
    'One bonus at a time. It can be given up on any day, and a withdrawal gives it up.',
  ],
  [
    '88 红利，先玩再得',
    '参加即可领取 88.00 红利。7 天内完成 10 倍流水，剩余部分最多 200.00 归您所有。',
    '先使用您自己的余额，不足部分由红利支付，单注不超过 20.00。',
    '领取后 7 天内完成 880.00 流水，届时剩余部分转入钱包，最多 200.00。',
    '同一时间只能有一份红利，可随时放弃；提款即视为放弃。',
  ],
  [
    'Tiền thưởng 88 để chơi',
    'Tham gia và nhận 88.00 tiền thưởng. Cược đủ 10 lần trong 7 ngày, phần còn lại tối đa 200.00 là của bạn.',
    'Tiền của bạn được dùng trước; tiền thưởng trả phần thiếu, mỗi cược không quá 20.00.',
    'Cược đủ 880.00 trong 7 ngày từ khi nhận. Phần còn lại, tối đa 200.00, vào ví của bạn.',
    'Mỗi lúc chỉ một tiền thưởng. Có thể bỏ bất cứ ngày nào; rút tiền là bỏ tiền thưởng.',
  ],
  [
    'โบนัส 88 ไว้เล่น',
    'เข้าร่วมแล้วรับโบนัส 88.00 ทำยอด 10 เท่าภายใน 7 วัน ส่วนที่เหลือสูงสุด 200.00 เป็นของคุณ',
    'ใช้เงินของคุณก่อน โบนัสจ่ายส่วนที่ขาด เดิมพันครั้งละไม่เกิน 20.00',
    'ทำยอด 880.00 ภายใน 7 วันหลังรับ ส่วนที่เหลือสูงสุด 200.00 เข้ากระเป๋าเงิน',
    'รับได้ครั้งละหนึ่งโบนัส สละได้ทุกวัน และการถอนเงินถือเป็นการสละ',
  ],
  [
    'Bonus 88 untuk dimainkan',
    'Ikut dan klaim bonus 88.00. Taruhkan 10 kali dalam 7 hari; sisanya hingga 200.00 menjadi milik Anda.',
    'Uang Anda dimainkan lebih dulu; bonus membayar kekurangannya, untuk taruhan 20.00 atau kurang.',
    'Taruhkan 880.00 dalam 7 hari sejak klaim. Sisanya, paling banyak 200.00, masuk dompet Anda.',
    'Satu bonus pada satu waktu. Bisa dilepas kapan saja, dan penarikan melepasnya.',
  ],
  [
    'Bonus na 88 para laruin',
    'Sumali at i-claim ang 88.00 na bonus. Itaya nang 10 beses sa loob ng 7 araw, at hanggang 200.00 ng matira ay sa iyo.',
    'Unang ginagamit ang sarili mong pera; ang bonus ang bahala sa kulang, sa tayang 20.00 o mas mababa.',
    'Magtaya ng 880.00 sa loob ng 7 araw mula sa claim. Ang matira, hanggang 200.00, ay papasok sa wallet mo.',
    'Isang bonus lang sa isang panahon. Puwedeng bitawan kahit kailan, at binibitawan ito ng withdrawal.',
  ],
  [
    'プレイ用ボーナス88',
    '参加すると88.00のボーナスを受け取れます。7日以内に10倍を賭けると、残りのうち200.00までがご自身の残高になります。',
    '先にご自身の残高を使い、不足分をボーナスが補います。1回の賭け金は20.00までです。',
    '受け取りから7日以内に880.00を賭けてください。その時点の残り（最大200.00）がウォレットに入ります。',
    'ボーナスは同時に1つまで。いつでも放棄でき、出金すると放棄となります。',
  ],
)

export const playTexts = texts(
  [
    'Play 500, take 15',
    'Make 500.00 of valid bet after joining and claim 15.00.',
    'Valid bet counts from the moment you join, in every category.',
    'Cancelled bets and both sides of one outcome do not count.',
    'The reward asks for 15.00 of valid bet (1×) before it can be withdrawn.',
  ],
  [
    '有效投注 500，领取 15',
    '参加后完成 500.00 有效投注，即可领取 15.00。',
    '从参加之时起计算，所有类别均计入。',
    '取消的注单和对压部分不计入。',
    '奖励需完成 15.00 有效投注（1 倍）后方可提款。',
  ],
  [
    'Cược 500, nhận 15',
    'Đạt 500.00 cược hợp lệ sau khi tham gia và nhận 15.00.',
    'Tính từ lúc bạn tham gia, mọi danh mục đều được tính.',
    'Cược bị hủy và phần cược đối nhau không được tính.',
    'Cần 15.00 cược hợp lệ (1 lần) trước khi rút.',
  ],
  [
    'เดิมพัน 500 รับ 15',
    'ทำยอดเดิมพันที่นับได้ 500.00 หลังเข้าร่วม แล้วรับ 15.00',
    'นับตั้งแต่เวลาที่เข้าร่วม ทุกหมวดเกม',
    'เดิมพันที่ถูกยกเลิกและส่วนที่แทงสวนกันไม่นับ',
    'ต้องมียอดเดิมพันที่นับได้ 15.00 (1 เท่า) ก่อนถอน',
  ],
  [
    'Taruhan 500, ambil 15',
    'Capai 500.00 taruhan valid setelah ikut, lalu klaim 15.00.',
    'Dihitung sejak Anda ikut, di semua kategori.',
    'Taruhan batal dan bagian yang berlawanan tidak dihitung.',
    'Hadiah mensyaratkan 15.00 taruhan valid (1×) sebelum penarikan.',
  ],
  [
    'Tumaya ng 500, kunin ang 15',
    'Umabot ng 500.00 na valid bet pagkasali at i-claim ang 15.00.',
    'Bilang mula sa pagsali mo, sa lahat ng category.',
    'Hindi bilang ang kinanselang taya at magkasalungat na taya.',
    'Kailangan ng 15.00 na valid bet (1×) bago ma-withdraw ang reward.',
  ],
  [
    '500の有効ベットで15',
    '参加後に500.00の有効ベットをすると、15.00を受け取れます。',
    '参加した時点から、すべてのカテゴリーが対象です。',
    '取り消されたベットと両側へのベットは含みません。',
    '出金までに15.00の有効ベット（1倍）が必要です。',
  ],
)

export const storyTexts = texts(
  [
    'Tell us what to mend',
    'Found something that should be better? Send a note and up to three pictures; what helps us earns 25.00.',
    'An operator reads every application.',
    'One application a member; a reason comes with every answer.',
    'The reward asks for 25.00 of valid bet (1×) before it can be withdrawn.',
  ],
  [
    '告诉我们哪里可以更好',
    '发现可以改进的地方？提交说明和最多三张图片，有帮助的建议可得 25.00。',
    '每份申请都由专人阅读。',
    '每位会员限申请一次，结果均附说明。',
    '奖励需完成 25.00 有效投注（1 倍）后方可提款。',
  ],
  [
    'Góp ý để tốt hơn',
    'Thấy điều gì nên cải thiện? Gửi ghi chú và tối đa ba ảnh; góp ý hữu ích được 25.00.',
    'Nhân viên đọc từng yêu cầu.',
    'Mỗi thành viên một yêu cầu; câu trả lời luôn kèm lý do.',
    'Cần 25.00 cược hợp lệ (1 lần) trước khi rút.',
  ],
  [
    'บอกเราว่าควรปรับอะไร',
    'พบสิ่งที่ควรดีขึ้น ส่งข้อความและรูปสูงสุดสามรูป ข้อเสนอที่มีประโยชน์รับ 25.00',
    'เจ้าหน้าที่อ่านทุกคำขอ',
    'สมาชิกละหนึ่งคำขอ ทุกคำตอบมีเหตุผล',
    'ต้องมียอดเดิมพันที่นับได้ 25.00 (1 เท่า) ก่อนถอน',
  ],
  [
    'Beri tahu kami yang perlu diperbaiki',
    'Menemukan yang bisa lebih baik? Kirim catatan dan hingga tiga gambar; yang membantu mendapat 25.00.',
    'Operator membaca setiap pengajuan.',
    'Satu pengajuan per anggota; setiap jawaban disertai alasan.',
    'Hadiah mensyaratkan 25.00 taruhan valid (1×) sebelum penarikan.',
  ],
  [
    'Sabihin kung ano ang aayusin',
    'May nakita kang dapat ayusin? Magpadala ng note at hanggang tatlong picture; may 25.00 ang nakatulong.',
    'Binabasa ng operator ang bawat application.',
    'Isang application bawat member; may dahilan ang bawat sagot.',
    'Kailangan ng 25.00 na valid bet (1×) bago ma-withdraw ang reward.',
  ],
  [
    '改善点を教えてください',
    '気になった点をコメントと最大3枚の画像でお送りください。役立つご意見には25.00を付与します。',
    'すべての申請を担当者が読みます。',
    '申請は1人1回まで。結果には理由を添えます。',
    '出金までに25.00の有効ベット（1倍）が必要です。',
  ],
)

const drawTerms = [
  'The odds stand beside the prizes and are the same for every ticket. The hash of the seed is public before the first draw.',
  '赔率列于奖品旁，每张券都相同。首次抽取前已公布种子哈希。',
  'Tỷ lệ ghi cạnh giải và như nhau cho mọi vé. Mã băm của hạt giống được công bố trước lượt đầu tiên.',
  'อัตราอยู่ข้างรางวัลและเท่ากันทุกตั๋ว ค่าแฮชของซีดเปิดเผยก่อนการสุ่มครั้งแรก',
  'Peluang tertera di samping hadiah dan sama untuk setiap tiket. Hash seed dipublikasikan sebelum undian pertama.',
  'Nasa tabi ng prize ang odds at pareho sa bawat ticket. Naka-publish ang hash ng seed bago ang unang draw.',
  '確率は賞品の横に表示され、どの券でも同じです。シードのハッシュは最初の抽選の前に公開されます。',
] as const

export const wheelTexts = texts(
  ['Prize wheel', 'One ticket, one turn. Every 300.00 of valid bet earns a ticket.', drawTerms[0]],
  ['幸运转盘', '一张券转一次。每 300.00 有效投注获得一张券。', drawTerms[1]],
  ['Vòng quay thưởng', 'Một vé, một lượt. Mỗi 300.00 cược hợp lệ nhận một vé.', drawTerms[2]],
  ['วงล้อรางวัล', 'หนึ่งตั๋วหมุนหนึ่งครั้ง ทุกยอดเดิมพันที่นับได้ 300.00 รับหนึ่งตั๋ว', drawTerms[3]],
  ['Roda hadiah', 'Satu tiket, satu putaran. Setiap 300.00 taruhan valid mendapat satu tiket.', drawTerms[4]],
  ['Prize wheel', 'Isang ticket, isang ikot. May ticket sa bawat 300.00 na valid bet.', drawTerms[5]],
  ['抽選ホイール', '1枚で1回まわせます。有効ベット300.00ごとに1枚もらえます。', drawTerms[6]],
)
export const eggTexts = texts(
  ['Golden eggs', 'Choose an egg and smash it. Missions give the tickets.', drawTerms[0]],
  ['砸金蛋', '选一个蛋砸开，任务可获得金蛋券。', drawTerms[1]],
  ['Đập trứng vàng', 'Chọn một quả trứng và đập. Vé có từ nhiệm vụ.', drawTerms[2]],
  ['ทุบไข่ทองคำ', 'เลือกไข่แล้วทุบ รับตั๋วจากภารกิจ', drawTerms[3]],
  ['Telur emas', 'Pilih satu telur dan pecahkan. Tiketnya dari misi.', drawTerms[4]],
  ['Golden eggs', 'Pumili ng itlog at basagin. Galing sa mga mission ang ticket.', drawTerms[5]],
  ['ゴールデンエッグ', '卵を1つ選んで割ります。券はミッションでもらえます。', drawTerms[6]],
)
export const raffleTexts = texts(
  ['Harvest raffle', 'Every 1,000.00 of valid bet is a ticket; each ticket draws once.', drawTerms[0]],
  ['丰收抽奖', '每 1,000.00 有效投注得一张券，每张券抽一次。', drawTerms[1]],
  ['Rút thăm mùa gặt', 'Mỗi 1,000.00 cược hợp lệ là một vé; mỗi vé rút một lần.', drawTerms[2]],
  ['จับรางวัลฤดูเก็บเกี่ยว', 'ทุกยอดเดิมพันที่นับได้ 1,000.00 คือหนึ่งตั๋ว ตั๋วละหนึ่งครั้ง', drawTerms[3]],
  ['Undian panen', 'Setiap 1,000.00 taruhan valid adalah satu tiket; satu tiket satu undian.', drawTerms[4]],
  ['Harvest raffle', 'May ticket sa bawat 1,000.00 na valid bet; isang draw bawat ticket.', drawTerms[5]],
  ['収穫の抽選会', '有効ベット1,000.00ごとに1枚。1枚で1回抽選できます。', drawTerms[6]],
)
export const rainTexts = texts(
  [
    'Red envelope rain',
    'A rain every hour, for fifteen minutes: one envelope for each member.',
    'Each rain has 60.00 in 40 envelopes of 0.50 or more, cut at random when it opens.',
    'What is not opened returns to the house. Nothing is asked for in return.',
  ],
  [
    '红包雨',
    '每小时一场，持续十五分钟，每位会员一个红包。',
    '每场 60.00，共 40 个，每个至少 0.50，开场时随机分配。',
    '未领取的金额将退回，领取后无流水要求。',
  ],
  [
    'Mưa lì xì',
    'Mỗi giờ một đợt, kéo dài mười lăm phút: mỗi thành viên một lì xì.',
    'Mỗi đợt có 60.00 trong 40 lì xì, ít nhất 0.50, chia ngẫu nhiên khi mở.',
    'Phần chưa mở trở về nhà cái. Không kèm điều kiện nào.',
  ],
  [
    'ฝนอั่งเปา',
    'ทุกชั่วโมง ครั้งละสิบห้านาที สมาชิกละหนึ่งซอง',
    'แต่ละรอบมี 60.00 แบ่งเป็น 40 ซอง ซองละอย่างน้อย 0.50 สุ่มแบ่งตอนเปิด',
    'ส่วนที่ไม่ถูกเปิดจะคืนระบบ ไม่มีเงื่อนไขยอดเทิร์น',
  ],
  [
    'Hujan angpao',
    'Setiap jam selama lima belas menit: satu angpao untuk setiap anggota.',
    'Setiap hujan berisi 60.00 dalam 40 angpao, masing-masing minimal 0.50, dibagi acak saat dibuka.',
    'Yang tidak dibuka kembali ke rumah. Tanpa syarat turnover.',
  ],
  [
    'Ulan ng ang pao',
    'Bawat oras, labinlimang minuto: isang ang pao bawat member.',
    'May 60.00 sa 40 ang pao ang bawat ulan, 0.50 pataas bawat isa, random ang hati sa pagbukas.',
    'Bumabalik ang hindi nabuksan. Walang turnover requirement.',
  ],
  [
    '紅包（ご祝儀袋）の雨',
    '毎時15分間、1人1つ紅包を開けられます。',
    '1回につき60.00を40個に分けます。1個0.50以上で、開始時に無作為に分けます。',
    '開封されなかった分は戻ります。賭け条件はありません。',
  ],
)
export const soonTexts = texts(
  [
    'New year table',
    'Make 2,000.00 of valid bet in the first week of the campaign and claim 60.00.',
    'Joining opens with the campaign.',
    'The reward asks for 120.00 of valid bet (2×) before it can be withdrawn.',
  ],
  [
    '新年牌桌',
    '活动首周完成 2,000.00 有效投注，即可领取 60.00。',
    '活动开始后即可参加。',
    '奖励需完成 120.00 有效投注（2 倍）后方可提款。',
  ],
  [
    'Bàn năm mới',
    'Đạt 2,000.00 cược hợp lệ trong tuần đầu và nhận 60.00.',
    'Mở tham gia khi chương trình bắt đầu.',
    'Cần 120.00 cược hợp lệ (2 lần) trước khi rút.',
  ],
  [
    'โต๊ะปีใหม่',
    'ทำยอดเดิมพันที่นับได้ 2,000.00 ในสัปดาห์แรก แล้วรับ 60.00',
    'เปิดให้เข้าร่วมเมื่อกิจกรรมเริ่ม',
    'ต้องมียอดเดิมพันที่นับได้ 120.00 (2 เท่า) ก่อนถอน',
  ],
  [
    'Meja tahun baru',
    'Capai 2,000.00 taruhan valid di minggu pertama, lalu klaim 60.00.',
    'Pendaftaran dibuka saat promosi mulai.',
    'Hadiah mensyaratkan 120.00 taruhan valid (2×) sebelum penarikan.',
  ],
  [
    'New year table',
    'Umabot ng 2,000.00 na valid bet sa unang linggo at i-claim ang 60.00.',
    'Bukas ang pagsali kapag nagsimula na.',
    'Kailangan ng 120.00 na valid bet (2×) bago ma-withdraw ang reward.',
  ],
  [
    '新年のテーブル',
    '最初の1週間に2,000.00の有効ベットをすると、60.00を受け取れます。',
    '開始と同時に参加できます。',
    '出金までに120.00の有効ベット（2倍）が必要です。',
  ],
)
