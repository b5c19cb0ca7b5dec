/** Animals, plants and the sky. The drawings of a row, then its noun in EN, CN, VI, JA, TH, ID and TY. */
export const NATURE = `
g/heron.silver | heron | 苍鹭 | diệc | サギ | นกกระสา | bangau | tagak
g/ibis | ibis | 朱鹭 | cò quăm | トキ | นกช้อนหอย | ibis | ibis
phoenix-bird | phoenix | 凤凰 | phượng hoàng | 鳳凰 | นกฟีนิกซ์ | burung feniks | phoenix
peacock | peacock | 孔雀 | con công | クジャク | นกยูง | merak | paboreal
owl | owl | 猫头鹰 | cú mèo | フクロウ | นกฮูก | burung hantu | kuwago
eagle | eagle | 雄鹰 | đại bàng | ワシ | นกอินทรี | elang | agila
blackbird | raven | 渡鸦 | con quạ | カラス | อีกา | gagak | uwak
parrot | parrot | 鹦鹉 | con vẹt | オウム | นกแก้ว | burung beo | loro
dove | dove | 白鸽 | bồ câu | ハト | นกพิราบ | merpati | kalapati
penguin | penguin | 企鹅 | chim cánh cụt | ペンギン | เพนกวิน | penguin | penguin
rooster | rooster | 公鸡 | gà trống | 雄鶏 | ไก่ตัวผู้ | ayam jago | tandang
fish | fish | 鱼 | cá | 魚 | ปลา | ikan | isda
tropical-fish | tropical fish | 热带鱼 | cá nhiệt đới | 熱帯魚 | ปลาเขตร้อน | ikan tropis | isdang tropikal
turtle | turtle | 乌龟 | rùa | カメ | เต่า | kura-kura | pagong
octopus | octopus | 章鱼 | bạch tuộc | タコ | ปลาหมึกยักษ์ | gurita | pugita
g/manta-ray.sapphire | manta ray | 蝠鲼 | cá đuối | マンタ | ปลากระเบนราหู | pari manta | manta ray
g/seahorse | seahorse | 海马 | cá ngựa | タツノオトシゴ | ม้าน้ำ | kuda laut | kabayong-dagat
seal | seal | 海豹 | hải cẩu | アザラシ | แมวน้ำ | anjing laut | poka
coral | coral | 珊瑚 | san hô | サンゴ | ปะการัง | karang | korales
g/mermaid.jade | mermaid | 美人鱼 | nàng tiên cá | 人魚 | นางเงือก | putri duyung | sirena
dragon | dragon | 龙 | rồng | 竜 | มังกร | naga | dragon
dragon-face | dragon's head | 龙头 | đầu rồng | 竜の頭 | หัวมังกร | kepala naga | ulo ng dragon
snake | snake | 蛇 | rắn | ヘビ | งู | ular | ahas
panda | panda | 熊猫 | gấu trúc | パンダ | แพนด้า | panda | panda
bear | bear | 熊 | gấu | クマ | หมี | beruang | oso
polar-bear | polar bear | 北极熊 | gấu Bắc Cực | ホッキョクグマ | หมีขั้วโลก | beruang kutub | osong polar
tiger | tiger | 老虎 | hổ | トラ | เสือโคร่ง | harimau | tigre
tiger-face | tiger's head | 虎头 | đầu hổ | トラの顔 | หัวเสือ | kepala harimau | ulo ng tigre
leopard | leopard | 豹 | báo | ヒョウ | เสือดาว | macan tutul | leopardo
lion | lion | 狮子 | sư tử | ライオン | สิงโต | singa | leon
wolf | wolf | 狼 | sói | オオカミ | หมาป่า | serigala | lobo
g/wolf-howl.silver | howling wolf | 嚎叫的狼 | sói hú | 遠吠え | หมาป่าหอน | lolongan serigala | umaalulong na lobo
elephant | elephant | 大象 | voi | ゾウ | ช้าง | gajah | elepante
giraffe | giraffe | 长颈鹿 | hươu cao cổ | キリン | ยีราฟ | jerapah | dyirap
rhinoceros | rhinoceros | 犀牛 | tê giác | サイ | แรด | badak | rinoseronte
two-hump-camel | two-humped camel | 双峰驼 | lạc đà hai bướu | フタコブラクダ | อูฐสองหนอก | unta dua punuk | kamelyong may dalawang umbok
camel | camel | 骆驼 | lạc đà | ラクダ | อูฐ | unta | kamelyo
ox | ox | 公牛 | bò đực | 雄牛 | วัว | lembu | toro
cow-face | cow | 奶牛 | bò sữa | 乳牛 | แม่วัว | sapi | baka
deer | deer | 鹿 | hươu | シカ | กวาง | rusa | usa
moose | moose | 驼鹿 | nai sừng tấm | ヘラジカ | กวางมูส | rusa besar | moose
horse-face | horse | 马 | ngựa | 馬 | ม้า | kuda | kabayo
rabbit | rabbit | 兔子 | thỏ | ウサギ | กระต่าย | kelinci | kuneho
rabbit-face | rabbit's head | 兔头 | đầu thỏ | ウサギの顔 | หัวกระต่าย | kepala kelinci | ulo ng kuneho
monkey-face | monkey | 猴子 | khỉ | サル | ลิง | monyet | unggoy
cat | cat | 猫 | mèo | ネコ | แมว | kucing | pusa
cat-face | cat's head | 猫头 | đầu mèo | ネコの顔 | หัวแมว | kepala kucing | ulo ng pusa
black-cat | black cat | 黑猫 | mèo đen | 黒猫 | แมวดำ | kucing hitam | itim na pusa
dog-face | dog | 小狗 | chó | 犬 | สุนัข | anjing | aso
guide-dog | guide dog | 导盲犬 | chó dẫn đường | 盲導犬 | สุนัขนำทาง | anjing pemandu | gabay na aso
poodle | poodle | 贵宾犬 | chó xù | プードル | พุดเดิล | pudel | poodle
bat | bat | 蝙蝠 | dơi | コウモリ | ค้างคาว | kelelawar | paniki
sauropod | long-necked dinosaur | 长颈恐龙 | khủng long cổ dài | 首長の恐竜 | ไดโนเสาร์คอยาว | dinosaurus leher panjang | dinosaur na mahaba ang leeg
honeybee | bee | 蜜蜂 | ong | ミツバチ | ผึ้ง | lebah | bubuyog
g/scarab-beetle | scarab | 圣甲虫 | bọ hung | スカラベ | แมลงสคารับ | kumbang scarab | scarab
microbe | microbe | 微生物 | vi sinh vật | 微生物 | จุลินทรีย์ | mikroba | mikrobyo
sheaf-of-rice | sheaf of rice | 稻穗 | bó lúa | 稲穂 | รวงข้าว | ikatan padi | uhay ng palay
maple-leaf | maple leaf | 枫叶 | lá phong | もみじ | ใบเมเปิล | daun maple | dahon ng maple
g/bamboo.jade | bamboo | 竹子 | tre | 竹 | ไผ่ | bambu | kawayan
g/fern.jade | fern | 蕨叶 | dương xỉ | シダ | เฟิร์น | pakis | pako
cherry-blossom | cherry blossom | 樱花 | hoa anh đào | 桜 | ซากุระ | sakura | bulaklak ng cherry
blossom | blossom | 花朵 | bông hoa | 花 | ดอกไม้ | bunga | bulaklak
hibiscus | hibiscus | 木槿花 | hoa dâm bụt | ハイビスカス | ดอกชบา | kembang sepatu | gumamela
lotus | lotus | 莲花 | hoa sen | ハスの花 | ดอกบัว | teratai | lotus
rose | rose | 玫瑰 | hoa hồng | バラ | กุหลาบ | mawar | rosas
sunflower | sunflower | 向日葵 | hoa hướng dương | ヒマワリ | ทานตะวัน | bunga matahari | mirasol
four-leaf-clover | four-leaf clover | 四叶草 | cỏ bốn lá | 四つ葉 | ใบโคลเวอร์สี่แฉก | semanggi | four-leaf clover
mushroom | mushroom | 蘑菇 | nấm | キノコ | เห็ด | jamur | kabute
chestnut | chestnut | 栗子 | hạt dẻ | 栗 | เกาลัด | kastanya | kastanyas
palm-tree | palm tree | 棕榈树 | cây cọ | ヤシの木 | ต้นปาล์ม | pohon palem | puno ng palma
evergreen-tree | fir tree | 冷杉 | cây thông | モミの木 | ต้นสน | pohon cemara | puno ng pino
deciduous-tree | leafy tree | 大树 | cây cổ thụ | 大木 | ต้นไม้ใหญ่ | pohon rindang | malagong puno
tanabata-tree | wish tree | 许愿树 | cây ước nguyện | 願いの笹 | ต้นไม้ขอพร | pohon harapan | puno ng hiling
olive | olive | 橄榄 | ô liu | オリーブ | มะกอก | zaitun | oliba
pineapple | pineapple | 菠萝 | dứa | パイナップル | สับปะรด | nanas | pinya
watermelon | watermelon | 西瓜 | dưa hấu | スイカ | แตงโม | semangka | pakwan
strawberry | strawberry | 草莓 | dâu tây | イチゴ | สตรอว์เบอร์รี | stroberi | presa
cherries | cherries | 樱桃 | anh đào | サクランボ | เชอร์รี | ceri | seresa
red-apple | apple | 苹果 | táo | リンゴ | แอปเปิล | apel | mansanas
ear-of-corn | ear of corn | 玉米 | bắp ngô | トウモロコシ | ข้าวโพด | jagung | mais
jack-o-lantern | pumpkin | 南瓜灯 | đèn bí ngô | カボチャ | ฟักทอง | labu | kalabasa
feather | feather | 羽毛 | lông vũ | 羽根 | ขนนก | bulu | balahibo
droplet | drop | 水滴 | giọt nước | しずく | หยดน้ำ | tetes air | patak
water-wave | wave | 海浪 | sóng | 波 | คลื่น | ombak | alon
ice | ice | 冰块 | băng | 氷 | น้ำแข็ง | es | yelo
sun | sun | 太阳 | mặt trời | 太陽 | ดวงอาทิตย์ | matahari | araw
full-moon | full moon | 满月 | trăng tròn | 満月 | พระจันทร์เต็มดวง | bulan purnama | kabilugan ng buwan
star | star | 星星 | ngôi sao | 星 | ดาว | bintang | bituin
comet | comet | 彗星 | sao chổi | 彗星 | ดาวหาง | komet | kometa
ringed-planet | ringed planet | 带环行星 | hành tinh có vành | 環のある惑星 | ดาวเคราะห์มีวงแหวน | planet bercincin | planetang may singsing
mountain | mountain | 山 | núi | 山 | ภูเขา | gunung | bundok
snow-capped-mountain | snowy mountain | 雪山 | núi tuyết | 雪山 | ภูเขาหิมะ | gunung salju | bundok na may niyebe
volcano | volcano | 火山 | núi lửa | 火山 | ภูเขาไฟ | gunung berapi | bulkan
desert-island | island | 海岛 | đảo | 島 | เกาะ | pulau | isla
spider-web | spider's web | 蜘蛛网 | mạng nhện | クモの巣 | ใยแมงมุม | sarang laba-laba | sapot ng gagamba
`
