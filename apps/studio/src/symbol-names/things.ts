/** Tools, treasures, games, music and food. The drawings of a row, then its noun in EN, CN, VI, JA, TH, ID and TY. */
export const THINGS = `
g/gong | gong | 铜锣 | cồng | 銅鑼 | ฆ้อง | gong | agong
g/handheld-fan.ruby g/handheld-fan.violet | fan | 扇子 | quạt | 扇子 | พัด | kipas | abaniko
long-drum | long drum | 长鼓 | trống dài | 長太鼓 | กลองยาว | gendang panjang | mahabang tambol
scroll | scroll | 卷轴 | cuộn giấy | 巻物 | ม้วนคัมภีร์ | gulungan | balumbon
wind-chime | wind chime | 风铃 | chuông gió | 風鈴 | กระดิ่งลม | lonceng angin | kalansing
bell bellhop-bell | bell | 铃铛 | chuông | ベル | กระดิ่ง | lonceng | kampana
teddy-bear | teddy bear | 泰迪熊 | gấu bông | テディベア | ตุ๊กตาหมี | boneka beruang | manikang oso
kite | kite | 风筝 | diều | 凧 | ว่าว | layang-layang | saranggola
g/paper-crane.rose | paper crane | 纸鹤 | hạc giấy | 折り鶴 | นกกระเรียนกระดาษ | bangau kertas | tagak na papel
red-envelope | red envelope | 红包 | bao lì xì | お年玉袋 | ซองแดง | angpau | ampao
fireworks | fireworks | 烟花 | pháo hoa | 花火 | ดอกไม้ไฟ | kembang api | paputok
red-paper-lantern | red lantern | 红灯笼 | đèn lồng đỏ | 提灯 | โคมแดง | lampion merah | pulang parol
womans-hat | straw hat | 草帽 | nón lá | 麦わら帽子 | หมวกฟาง | topi jerami | sombrerong buri
basket | basket | 篮子 | giỏ | かご | ตะกร้า | keranjang | basket
crown | crown | 王冠 | vương miện | 王冠 | มงกุฎ | mahkota | korona
g/queen-crown.rose | queen's crown | 后冠 | vương miện hoàng hậu | 女王の冠 | มงกุฎราชินี | mahkota ratu | korona ng reyna
g/laurel-crown | laurel wreath | 桂冠 | vòng nguyệt quế | 月桂冠 | มงกุฎลอเรล | mahkota laurel | korona ng laurel
g/eye-of-horus.sapphire | eye of Horus | 荷鲁斯之眼 | mắt Horus | ホルスの目 | ดวงตาฮอรัส | mata Horus | mata ni Horus
diya-lamp | oil lamp | 油灯 | đèn dầu | 油ランプ | ตะเกียงน้ำมัน | lampu minyak | lamparang de-langis
g/magic-lamp g/magic-lamp.violet | magic lamp | 神灯 | đèn thần | 魔法のランプ | ตะเกียงวิเศษ | lampu ajaib | mahiwagang lampara
g/red-carpet.ruby | red carpet | 红毯 | thảm đỏ | 赤い絨毯 | พรมแดง | karpet merah | pulang alpombra
dagger | dagger | 匕首 | dao găm | 短剣 | กริช | belati | punyal
crossed-swords | crossed swords | 双剑 | song kiếm | 交差した剣 | ดาบไขว้ | pedang bersilang | magkakrus na espada
shield | shield | 盾牌 | khiên | 盾 | โล่ | perisai | kalasag
axe | axe | 斧头 | rìu | 斧 | ขวาน | kapak | palakol
trident-emblem | trident | 三叉戟 | đinh ba | 三叉の矛 | ตรีศูล | trisula | tridente
g/centurion-helmet | centurion's helmet | 百夫长头盔 | mũ giáp La Mã | 百人隊長の兜 | หมวกนายกองโรมัน | helm Romawi | helmet ng senturyon
g/black-knight-helm.silver | knight's helmet | 骑士头盔 | mũ hiệp sĩ | 騎士の兜 | หมวกอัศวิน | helm ksatria | helmet ng kabalyero
amphora | amphora | 双耳瓶 | bình cổ | 壺 | คนโท | guci | anpora
thread | thread | 线团 | cuộn chỉ | 糸 | ด้าย | benang | sinulid
old-key | old key | 古钥匙 | chìa khóa cổ | 古い鍵 | กุญแจโบราณ | kunci tua | lumang susi
key | key | 钥匙 | chìa khóa | 鍵 | กุญแจ | kunci | susi
coin | old coin | 古币 | đồng xu cổ | 古い硬貨 | เหรียญโบราณ | koin kuno | lumang barya
postal-horn | horn | 号角 | tù và | 角笛 | แตรเขา | terompet tanduk | tambuli
g/horseshoe | horseshoe | 马蹄铁 | móng ngựa | 蹄鉄 | เกือกม้า | tapal kuda | bakal ng kabayo
alembic | alembic | 蒸馏器 | bình chưng cất | 蒸留器 | เครื่องกลั่น | alembik | alambike
g/cauldron.jade | cauldron | 坩埚 | cái vạc | 大釜 | หม้อปรุงยา | kuali | kawa
g/bubbling-flask.jade | flask | 烧瓶 | bình thí nghiệm | フラスコ | ขวดทดลอง | labu kimia | prasko
triangular-flag | flag | 旗帜 | lá cờ | 旗 | ธง | bendera | bandila
world-map | map | 地图 | bản đồ | 地図 | แผนที่ | peta | mapa
g/chest | chest | 宝箱 | rương | 宝箱 | หีบ | peti | baul
hair-pick | comb | 梳子 | lược | 櫛 | หวี | sisir | suklay
g/western-hat.copper | cowboy hat | 牛仔帽 | mũ cao bồi | カウボーイハット | หมวกคาวบอย | topi koboi | sombrerong pang-cowboy
top-hat | top hat | 礼帽 | mũ chóp cao | シルクハット | หมวกทรงสูง | topi tinggi | mataas na sombrero
socks | stocking | 圣诞袜 | tất | 靴下 | ถุงเท้า | kaus kaki | medyas
g/gold-nuggets | gold nuggets | 金块 | vàng cục | 金塊 | ก้อนทอง | bongkah emas | tipak ng ginto
g/pocket-watch | pocket watch | 怀表 | đồng hồ bỏ túi | 懐中時計 | นาฬิกาพก | jam saku | relong pambulsa
stopwatch | stopwatch | 秒表 | đồng hồ bấm giờ | ストップウォッチ | นาฬิกาจับเวลา | stopwatch | segundometro
timer-clock | timer | 计时器 | đồng hồ hẹn giờ | タイマー | เครื่องตั้งเวลา | pengatur waktu | timer
gear | gear | 齿轮 | bánh răng | 歯車 | เฟือง | roda gigi | engranahe
wheel | wheel | 车轮 | bánh xe | 車輪 | ล้อ | roda | gulong
satellite-antenna | dish antenna | 天线 | ăng-ten | アンテナ | จานรับสัญญาณ | antena | antena
g/ray-gun.jade | ray gun | 射线枪 | súng tia | 光線銃 | ปืนรังสี | pistol sinar | baril na de-sinag
g/cyber-eye.sapphire | cyber eye | 电子眼 | mắt điện tử | 電子の目 | ตาไซเบอร์ | mata siber | cyber na mata
g/circuitry.rose | circuit | 电路 | mạch điện | 回路 | วงจร | sirkuit | sirkito
floppy-disk | floppy disk | 软盘 | đĩa mềm | フロッピー | แผ่นดิสก์ | disket | floppy disk
joystick | joystick | 摇杆 | cần điều khiển | ジョイスティック | จอยสติ๊ก | joystick | joystick
red-heart | red heart | 红心 | trái tim đỏ | 赤いハート | หัวใจแดง | hati merah | pulang puso
mirror-ball | mirror ball | 镜球 | quả cầu gương | ミラーボール | ลูกบอลกระจก | bola disko | mirror ball
optical-disk | record | 唱片 | đĩa nhạc | レコード | แผ่นเสียง | piringan | plaka
roller-skate | roller skate | 溜冰鞋 | giày trượt | ローラースケート | รองเท้าสเกต | sepatu roda | roller skate
running-shoe | running shoe | 跑鞋 | giày chạy | スニーカー | รองเท้าวิ่ง | sepatu lari | sapatos na pantakbo
microphone | microphone | 麦克风 | micro | マイク | ไมโครโฟน | mikrofon | mikropono
saxophone | saxophone | 萨克斯 | kèn saxophone | サックス | แซกโซโฟน | saksofon | saksopon
trumpet | trumpet | 小号 | kèn trumpet | トランペット | ทรัมเป็ต | terompet | trumpeta
musical-keyboard | keyboard | 琴键 | đàn phím | 鍵盤 | คีย์บอร์ด | papan nada | teklado
violin | violin | 小提琴 | vĩ cầm | バイオリン | ไวโอลิน | biola | biyolin
banjo | banjo | 班卓琴 | đàn banjo | バンジョー | แบนโจ | banjo | banjo
radio | radio | 收音机 | radio | ラジオ | วิทยุ | radio | radyo
megaphone | megaphone | 扩音器 | loa cầm tay | メガホン | โทรโข่ง | megafon | megapono
keycap-7 | seven | 七 | số bảy | セブン | เลขเจ็ด | tujuh | siyete
joker | joker card | 鬼牌 | lá bài joker | ジョーカー | ไพ่โจ๊กเกอร์ | kartu joker | barahang joker
g/card-jack-spades.silver | jack of spades | 黑桃J | J bích | スペードのJ | แจ็คโพดำ | jack sekop | jack ng spade
g/card-ace-spades | ace of spades | 黑桃A | A bích | スペードのA | เอซโพดำ | as sekop | alas ng spade
crystal-ball | crystal ball | 水晶球 | quả cầu pha lê | 水晶玉 | ลูกแก้ว | bola kristal | bolang kristal
gem-stone | diamond | 钻石 | kim cương | ダイヤモンド | เพชร | berlian | diyamante
g/cut-diamond.ruby | ruby | 红宝石 | hồng ngọc | ルビー | ทับทิม | delima | rubi
g/emerald.jade | emerald | 祖母绿 | ngọc lục bảo | エメラルド | มรกต | zamrud | esmeralda
g/gems | pile of gems | 宝石堆 | đống đá quý | 宝石の山 | กองอัญมณี | tumpukan permata | tumpok ng hiyas
diamond-with-a-dot | prism | 棱镜 | lăng kính | プリズム | ปริซึม | prisma | prisma
boxing-glove | boxing glove | 拳击手套 | găng đấm bốc | ボクシンググローブ | นวมชกมวย | sarung tinju | guwantes sa boksing
g/black-belt | black belt | 黑带 | đai đen | 黒帯 | สายดำ | sabuk hitam | itim na sinturon
trophy | trophy | 奖杯 | cúp | トロフィー | ถ้วยรางวัล | piala | tropeo
soccer-ball | football | 足球 | bóng đá | サッカーボール | ลูกฟุตบอล | bola sepak | bola ng football
tennis | tennis ball | 网球 | bóng quần vợt | テニスボール | ลูกเทนนิส | bola tenis | bola ng tennis
g/whistle.silver | whistle | 哨子 | còi | ホイッスル | นกหวีด | peluit | pito
balance-scale | scales | 天平 | cái cân | 天秤 | ตราชั่ง | timbangan | timbangan
fuel-pump | fuel pump | 加油机 | cột bơm xăng | 給油機 | ปั๊มน้ำมัน | pompa bensin | pump ng gasolina
light-bulb | light bulb | 灯泡 | bóng đèn | 電球 | หลอดไฟ | bola lampu | bumbilya
broom | broom | 扫帚 | cây chổi | ほうき | ไม้กวาด | sapu | walis
g/tribal-mask.jade | mask | 面具 | mặt nạ | 仮面 | หน้ากาก | topeng | maskara
g/dinosaur-egg.jade | dinosaur egg | 恐龙蛋 | trứng khủng long | 恐竜の卵 | ไข่ไดโนเสาร์ | telur dinosaurus | itlog ng dinosaur
g/dragon-balls.rose | dragon fruit | 火龙果 | thanh long | ドラゴンフルーツ | แก้วมังกร | buah naga | dragon fruit
moon-cake | moon cake | 月饼 | bánh trung thu | 月餅 | ขนมไหว้พระจันทร์ | kue bulan | mooncake
steaming-bowl | steaming bowl | 热汤面 | tô phở nóng | 湯気の立つ椀 | ชามร้อน | mangkuk hangat | umuusok na mangkok
hot-beverage | hot tea | 热茶 | trà nóng | 熱いお茶 | ชาร้อน | teh panas | mainit na tsaa
tumbler-glass | tumbler | 酒杯 | ly rượu | タンブラー | แก้วเหล้า | gelas | baso
honey-pot | honey pot | 蜂蜜罐 | hũ mật ong | はちみつ壺 | โถน้ำผึ้ง | guci madu | garapon ng pulot
lollipop | lollipop | 棒棒糖 | kẹo mút | ペロペロキャンディ | อมยิ้ม | lolipop | lollipop
candy | candy | 糖果 | kẹo | キャンディ | ลูกอม | permen | kendi
g/jelly-beans.rose | jelly beans | 果冻豆 | kẹo dẻo | ジェリービーンズ | เยลลี่บีน | permen jeli | jelly beans
shortcake | shortcake | 草莓蛋糕 | bánh kem dâu | ショートケーキ | ชอร์ตเค้ก | kue stroberi | shortcake
custard | custard | 布丁 | bánh flan | プリン | คัสตาร์ด | puding | leche flan
birthday-cake | birthday cake | 生日蛋糕 | bánh sinh nhật | バースデーケーキ | เค้กวันเกิด | kue ulang tahun | birthday cake
cupcake | cupcake | 纸杯蛋糕 | bánh nướng nhỏ | カップケーキ | คัพเค้ก | kue mangkuk | cupcake
croissant | croissant | 牛角包 | bánh sừng bò | クロワッサン | ครัวซองต์ | croissant | croissant
doughnut | doughnut | 甜甜圈 | bánh vòng | ドーナツ | โดนัท | donat | donut
bread | bread | 面包 | bánh mì | パン | ขนมปัง | roti | tinapay
cup-with-straw | shake | 奶昔 | ly sữa lắc | シェイク | มิลค์เชค | milkshake | shake
hamburger | hamburger | 汉堡 | bánh hamburger | ハンバーガー | แฮมเบอร์เกอร์ | hamburger | hamburger
hot-dog | hot dog | 热狗 | xúc xích kẹp bánh | ホットドッグ | ฮอตดอก | hot dog | hot dog
french-fries | fries | 薯条 | khoai tây chiên | フライドポテト | เฟรนช์ฟรายส์ | kentang goreng | french fries
`
