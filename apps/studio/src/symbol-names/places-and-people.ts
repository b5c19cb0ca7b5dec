/** Buildings, vehicles, people and beings of tales. The drawings of a row, then its noun in EN, CN, VI, JA, TH, ID and TY. */
export const PLACES_AND_PEOPLE = `
g/japanese-bridge.ruby | red bridge | 红桥 | cầu đỏ | 赤い橋 | สะพานแดง | jembatan merah | pulang tulay
g/indian-palace | palace | 宫殿 | cung điện | 宮殿 | พระราชวัง | istana | palasyo
g/egyptian-temple g/temple-gate | temple | 神庙 | đền thờ | 神殿 | วิหาร | kuil | templo
classical-building | marble hall | 大理石殿 | điện cẩm thạch | 大理石の館 | โถงหินอ่อน | balairung | bulwagang marmol
g/mayan-pyramid | pyramid | 金字塔 | kim tự tháp | ピラミッド | พีระมิด | piramida | piramide
japanese-castle | castle tower | 天守阁 | lâu đài Nhật | 天守閣 | ปราสาทญี่ปุ่น | menara kastel | kastilyong Hapones
castle | castle | 城堡 | lâu đài | 城 | ปราสาท | kastel | kastilyo
g/tipi.copper | tent | 帐篷 | lều da | ティピー | กระโจม | tenda kulit | tolda
circus-tent | circus tent | 马戏帐篷 | rạp xiếc | サーカス小屋 | เต็นท์ละครสัตว์ | tenda sirkus | tolda ng sirko
stadium | stadium | 体育场 | sân vận động | スタジアム | สนามกีฬา | stadion | istadyum
station | station | 车站 | nhà ga | 駅 | สถานี | stasiun | istasyon
g/gold-mine | gold mine | 金矿 | mỏ vàng | 金鉱 | เหมืองทอง | tambang emas | minahan ng ginto
g/dog-house.ruby | kennel | 狗屋 | nhà chó | 犬小屋 | บ้านสุนัข | rumah anjing | bahay ng aso
g/beehive | beehive | 蜂箱 | tổ ong | 巣箱 | รังผึ้ง | sarang lebah | bahay-pukyutan
g/honeycomb | honeycomb | 蜂巢 | sáp ong | ハニカム | รวงผึ้ง | sisir madu | saray
door | door | 门 | cánh cửa | 扉 | ประตู | pintu | pinto
canoe | canoe | 独木舟 | xuồng | カヌー | เรือแคนู | kano | bangka
sailboat | sailing ship | 帆船 | thuyền buồm | 帆船 | เรือใบ | kapal layar | barkong may layag
g/drakkar | longship | 长船 | thuyền Viking | ロングシップ | เรือไวกิ้ง | kapal Viking | barkong Viking
g/mine-wagon | mine cart | 矿车 | xe goòng | トロッコ | รถขนแร่ | gerobak tambang | kariton ng minahan
g/steam-locomotive.copper locomotive | locomotive | 火车头 | đầu máy xe lửa | 機関車 | หัวรถจักร | lokomotif | lokomotora
railway-car | railway carriage | 车厢 | toa tàu | 客車 | ตู้รถไฟ | gerbong | bagon
automobile | car | 汽车 | xe hơi | 自動車 | รถยนต์ | mobil | kotse
racing-car | racing car | 赛车 | xe đua | レーシングカー | รถแข่ง | mobil balap | kotseng pangkarera
motorcycle | motorcycle | 摩托车 | xe máy | バイク | รถจักรยานยนต์ | sepeda motor | motorsiklo
tractor | tractor | 拖拉机 | máy kéo | トラクター | รถแทรกเตอร์ | traktor | traktora
sled | sleigh | 雪橇 | xe trượt tuyết | そり | รถเลื่อนหิมะ | kereta salju | paragos
satellite | satellite | 卫星 | vệ tinh | 人工衛星 | ดาวเทียม | satelit | satelayt
astronaut | astronaut | 宇航员 | phi hành gia | 宇宙飛行士 | นักบินอวกาศ | astronaut | astronaut
alien | alien | 外星人 | người ngoài hành tinh | 宇宙人 | มนุษย์ต่างดาว | alien | taga-ibang planeta
alien-monster | space invader | 外星怪 | quái vật không gian | インベーダー | สัตว์ประหลาดอวกาศ | monster luar angkasa | halimaw mula sa kalawakan
g/alien-egg.jade | alien egg | 外星蛋 | trứng ngoài hành tinh | 宇宙の卵 | ไข่ต่างดาว | telur alien | itlog ng alien
woman-fairy | fairy | 仙子 | nàng tiên | 妖精 | นางฟ้า | peri | diwata
troll | troll | 巨怪 | quỷ lùn | トロール | โทรลล์ | troll | troll
ogre | ogre | 食人魔 | yêu tinh | 鬼 | ยักษ์ | raksasa | dambuhala
g/mounted-knight.silver | mounted knight | 骑士 | kỵ sĩ | 騎士 | อัศวินขี่ม้า | ksatria berkuda | kabalyero
g/witch-flight.violet | witch | 女巫 | phù thủy | 魔女 | แม่มด | penyihir | mangkukulam
g/ringmaster.ruby | ringmaster | 马戏团长 | chủ rạp xiếc | 団長 | หัวหน้าละครสัตว์ | pemimpin sirkus | tagapamuno ng sirko
clown-face | clown | 小丑 | chú hề | ピエロ | ตัวตลก | badut | payaso
man-dancing | dancer | 舞者 | vũ công | ダンサー | นักเต้น | penari | mananayaw
snowman | snowman | 雪人 | người tuyết | 雪だるま | มนุษย์หิมะ | manusia salju | taong niyebe
`
