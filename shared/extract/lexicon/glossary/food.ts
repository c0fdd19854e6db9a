// More words of the glossary: seeds, plants, animals, and what is eaten and drunk. Rows as in glossary.ts.

export const foodRows = `
sowing, sown, aussaat, saat, gesat, saatzeit, semis, semee, siembra, sembrado, semina, seminato, sementeira, semeadura, semeado, zaai, zaaien, gezaaid, zaaitijd, siew, wysiew, посев, посеян, сев, 播种, 種まき, 파종
seed, seeds, saatgut, samen, semence, semences, graine, graines, semilla, semillas, sementi, semente, sementes, zaad, zaden, zaaizaad, nasiona, nasienie, семена, семян, 种子, 種, 씨앗, 종자
abstand, pflanzabstand, reihenabstand, espacement, ecartement, distance entre, marco de plantacion, distancia entre plantas, espaciado, sesto d impianto, distanza tra le piante, distanza tra le file, espacamento, compasso, rozstaw, rozstawa, междурядье, расстояние, 株距, 行距, 间距, 株間, 条間, 畝間, 間隔, 간격, 재식거리
germination, germination rate, keimung, keimfahigkeit, keimdauer, keimrate, germination faculte, levee, faculte germinative, germinacion, poder germinativo, germinazione, germinabilita, germinacao, kieming, kiemkracht, kiemkrachtpercentage, kielkowanie, zdolnosc kielkowania, всхожесть, прорастание, 发芽, 发芽率, 발아, 발아율
variety, cultivar, sorte, sortenname, odmiana, сорт, 품종명
botanical name, scientific name, latin name, botanischer name, wissenschaftlicher name, lateinischer name, nom botanique, nom scientifique, nom latin, nombre botanico, nombre cientifico, nome botanico, nome scientifico, nome cientifico, botanische naam, wetenschappelijke naam, latijnse naam, nazwa botaniczna, nazwa lacinska, латинское название, 学名, 拉丁名, 학명
purity, reinheit, technische reinheit, purete, purete specifique, pureza, purezza, zuiverheid, czystosc, чистота, 纯度, 净度, 순도
flowering, bloom, blossom, floraison, floracion, fioritura, floracao, bloei, bloeitijd, kwitnienie, цветение, 开花, 花期, 개화
irrigation, bewasserung, giessen, arrosage, irrigation goutte, riego, irrigazione, annaffiatura, rega, irrigacao, begieten, beregening, podlewanie, nawadnianie, полив, орошение, 灌溉, 浇水, 潅水, 水やり, 관수
sun, sunlight, exposure, sonne, standort sonnig, ensoleillement, exposicion solar, esposizione solare, exposicao solar, zonlicht, naslonecznienie, солнце, 日照, 光照, 日当たり, 일조
hardiness, winterhart, winterharte, rusticite, rusticidad, rusticita, rusticidade, winterhardheid, mrozoodpornosc, зимостойкость, 耐寒性, 내한성
plant, pflanze, pflanzen, planta, pianta, piante, roslina, rosliny, растение, растения, 植物, 植株, 苗, 苗木, 식물
flower, flowers, blume, blumen, fleur, fleurs, flor, flores, fiore, fiori, bloem, bloemen, kwiat, kwiaty, цветы, 花卉, 花, 鲜花, 꽃
vegetable, vegetables, gemuse, legume, legumes, verdura, verduras, hortaliza, ortaggi, legumes verdes, groente, groenten, warzywa, овощи, 蔬菜, 野菜, 채소
fruit, obst, frucht, fruits, fruta, frutas, frutta, frutto, fruto, vrucht, owoc, owoce, фрукты, плод, 水果, 果实, 果物, 과일
grain, cereal, getreide, cereale, cereales, cereali, grano, cereais, graan, granen, zboze, зерно, 谷物, 粮食, 곡물
variety of grape, grape, rebsorte, traube, cepage, cepages, uva, uvas, variedad de uva, vitigno, casta, castas, druivenras, winogrona, сорт винограда, 葡萄品种, ぶどう品種, 포도
vintage, jahrgang, lesejahr, millesime, anada, annata, vendemmia, safra, rocznik, 年份, ヴィンテージ, 収穫年, 빈티지
wine, wein, vin, vino, vinho, wijn, wino, вино, 葡萄酒, ワイン, 와인
appellation, anbaugebiet, qualitatsstufe, pradikat, appellation d origine, herkomstbenaming, 产区, 産地呼称
alcohol content, alcohol by volume, abv, alkoholgehalt, titre alcoometrique, degre d alcool, graduacion alcoholica, gradazione alcolica, titolo alcolometrico, teor alcoolico, alcoholpercentage, zawartosc alkoholu, крепость, содержание алкоголя, 酒精度, アルコール度数, アルコール分, 알코올도수
best before, best by, mindestens haltbar bis, mindesthaltbarkeitsdatum, zu verbrauchen bis, haltbar bis, ddm, dlc, dluo, date limite de consommation, consumo preferente, fecha de consumo preferente, fecha de caducidad, termine minimo di conservazione, consumir de preferencia, ten minste houdbaar tot, houdbaar tot, te gebruiken tot, najlepiej spozyc, nalezy spozyc, termin przydatnosci, годен до, употребить до, срок годности, 保质期至, 最佳食用, 賞味期限, 消費期限, 유통기한, 소비기한
use by, use before, verbrauchsdatum, verbrauchen bis, fecha limite de consumo, scadenza consumo, data limite de consumo, te verbruiken tot, spozyc do, 消費期限日
shelf life, haltbarkeit, haltbarkeitsdauer, duree de conservation, duree de vie, vida util, durata di conservazione, validade do produto, prazo de validade, houdbaarheid, trwalosc, okres trwalosci, срок хранения, 保质期, 保存期限, 保存期間, 품질유지기한
slaughter, slaughtered, schlachtung, geschlachtet, schlachtdatum, abattage, abattu, abattoir, sacrificio, sacrificado, matadero, macellazione, macellato, macello, abate, matadouro, slacht, slachthuis, uboj, ubojnia, убой, забой, 屠宰, と畜, 屠畜, 도축
packed, verpackt, abgepackt, abpackdatum, emballe, envasado, empaquetado, confezionato, embalado, verpakt, zapakowano, pakowania, упаковано, фасовка, 分装, 充填日
frozen, deep frozen, tiefgefroren, tiefkuhl, eingefroren, congele, surgele, congelado, ultracongelado, congelato, surgelato, ingevroren, diepvries, mrozone, zamrozono, заморожено, 冷冻, 냉동
refrigerated, chilled, gekuhlt, kuhlung, refrigere, refrigerado, refrigerato, gekoeld, chlodzone, охлажденный, 冷藏, 要冷蔵, 냉장
fullmenge, nettofullmenge, contenance nette, quantite nette, 净含量, 内容量, 내용량
drained weight, abtropfgewicht, poids net egoutte, peso escurrido, peso sgocciolato, uitlekgewicht, masa po odsaczeniu, 固形物, 沥干物, 固形量
serving, portionen, comensales, porcoes, porcje, порции, 人份, 份, 分量, 人前, 何人分, 인분
preparation time, prep time, prep, zubereitungszeit, vorbereitungszeit, temps de preparation, tiempo de preparacion, tempo di preparazione, tempo de preparacao, bereidingstijd, voorbereidingstijd, czas przygotowania, время приготовления, 准备时间, 준비시간
cooking time, cook, cooking, baking, garzeit, kochzeit, backzeit, cuisson, temps de cuisson, coccion, tiempo de coccion, cottura, tempo di cottura, cozedura, tempo de cozedura, cozimento, kooktijd, baktijd, gotowanie, czas gotowania, pieczenie, варка, выпечка, 烹饪, 烹饪时间, 烘焙, 加熱時間, 調理時間, 조리, 조리시간
recipe, kochrezept, backrezept, receita culinaria, przepis, рецепт блюда, 食谱, 菜谱, レシピ, 조리법, 레시피
starter, appetizer, vorspeise, entrante, antipasto, voorgerecht, przystawka, закуска, 前菜, 开胃菜, 에피타이저
hauptgang, plat principal, plato principal, secondo piatto, prato principal, hoofdgerecht, danie glowne, основное блюдо, 主菜, メイン料理
dessert, nachspeise, nachtisch, postre, dolce, sobremesa, nagerecht, toetje, deser, десерт, 甜品, 甜点, デザート, 디저트
drink, beverage, drinks, getrank, getranke, boisson, boissons, bebida, bebidas, bevanda, bevande, drank, dranken, napoj, napoje, напиток, напитки, 饮料, 酒水, 飲み物, 음료
diet, dietary, special diet, diat, ernahrungsweise, kostform, regime alimentaire, dieta, dieta especial, dieet, dieetwensen, diety, диета, 饮食, 忌口, 食事制限, 식단
vegetarian, vegan, vegetarisch, vegetarien, vegetariano, vegetariana, wegetarianski, вегетарианский, 素食, ベジタリアン, 채식
oven temperature, backtemperatur, ofentemperatur, temperature de cuisson, temperatura del horno, temperatura forno, temperatura do forno, oventemperatuur, 烤箱温度, 焼成温度
menu, speisekarte, speiseplan, carta de platos, ementa, cardapio, меню, 菜单, 菜谱单, メニュー, 메뉴
gluten, glutenfrei, sans gluten, sin gluten, senza glutine, sem gluten, glutenvrij, bez glutenu, без глютена, 麸质, グルテン, 글루텐
milk, dairy, milch, lait, leche, latte, leite, melk, mleko, молоко, 牛奶, 乳, 牛乳, 우유
egg, eggs, eier, oeuf, oeufs, huevo, huevos, uovo, uova, ovo, ovos, eieren, jaja, яйцо, яйца, 鸡蛋, 蛋, 卵, 鶏卵, 계란
meat, fleisch, viande, vlees, mieso, мясо, 肉, 肉类, 食肉, 고기, 육류
fish, fisch, poisson, pescado, pesce, peixe, vis, ryba, рыба, 鱼, 鱼类, 魚種, 어종, 물고기
honey, honig, miel, miele, mel, honing, miod, мед, 蜂蜜, はちみつ, 꿀
beehive, hive, bienenvolk, ruche, colmena, arnia, colmeia, bijenkast, улей, 蜂箱, 蜂群, 巣箱, 벌통
saturated, gesattigte fettsauren, gesattigte, acides gras satures, satures, saturadas, saturi, acidi grassi saturi, saturados, verzadigd, verzadigde, nasycone, насыщенные, 饱和, 饱和脂肪, 飽和脂肪酸, 포화지방
fibre, fiber, dietary fibre, ballaststoffe, fibres, fibres alimentaires, fibra, fibra alimentaria, fibre alimentari, fibras, vezels, blonnik, клетчатка, 膳食纤维, 食物繊維, 식이섬유
additive, additives, zusatzstoffe, additifs, aditivos, additivi, additieven, добавки, 添加剂, 食品添加剂, 添加物, 첨가물
organic, bio, okologisch, biologisch, biologique, ecologico, organico, biologico, ekologiczny, органический, 有机, オーガニック, 유기농
wartezeit, karenzzeit, delai d attente, periodo di carenza, tempo di carenza, veiligheidstermijn, wachttijd, karencja, срок ожидания, 安全间隔期, 休药期, 休薬期間, 안전사용기간
aufwandmenge, ausbringmenge, dose hectare, dose par hectare, dosis por hectarea, dose per ettaro, dose por hectare, dosering per hectare, dawka na hektar, норма расхода, 亩用量, 使用倍率, 散布量
hectare, hectares, acreage, acre, hektar, hectarea, hectareas, ettari, ettaro, areaal, hektary, гектар, гектаров, 公顷, 亩, 亩数, ヘクタール, 作付面積, 재배면적
yield per hectare, hektarertrag, rendement a l hectare, rendimiento por hectarea, resa per ettaro, 亩产, 反収
livestock, herd, viehbestand, herde, cheptel, troupeau, ganado, rebano, bestiame, allevamento, gado, efetivo pecuario, vee, veestapel, kudde, скот, поголовье, 牲畜, 存栏, 家畜, 飼養頭数, 가축
cattle, cow, rind, rinder, kuh, bovin, bovins, vache, bovino, vaca, vacca, bovini, rund, koe, bydlo, krowa, крс, корова, 牛, 牛只, 소
pig, swine, schwein, schweine, porc, porcs, cerdo, porcino, suino, maiale, porco, varken, varkens, swinia, trzoda, свинья, свиньи, 猪, 生猪, 豚, 돼지
sheep, schaf, schafe, mouton, ovin, oveja, ovino, pecora, ovelha, schaap, schapen, owca, овца, овцы, 羊, 绵羊, 羊只, 양
poultry, geflugel, huhn, volaille, poule, ave de corral, gallina, pollame, pollo, aves, frango, pluimvee, drob, kura, птица, курица, 家禽, 鸡, 家禽類, 가금
ear tag, ohrmarke, ohrmarkennummer, boucle auriculaire, crotal, marca auricular, marchio auricolare, brinco, oormerk, kolczyk, ушная бирка, бирка, 耳标, 耳标号, 個体識別番号, 귀표, 이력번호
catch, fang, fangmenge, anlandung, debarquement, captura, capturas, desembarque, pescato, cattura, vangst, aanlanding, polow, улов, 渔获, 渔获量, 水揚, 어획, 어획량
fishing gear, fanggerat, attrezzo da pesca, vistuig, narzedzie polowowe, орудие лова, 渔具, 漁法, 어구
revier, jagdrevier, territoire de chasse, coto, coto de caza, riserva di caccia, zona de caca, lowisko, obwod lowiecki, охотугодья, 猎场, 猟区
game, wildart, gibier, selvaggina, zwierzyna, дичь, 猎物, 野生动物, 鳥獣
ammunition, calibre, caliber, munition, kaliber, calibro, municion, munizioni, municao, munitie, amunicja, калибр, патроны, 口径, 弹药, 구경
weapon, firearm, waffe, schusswaffe, arme, arme a feu, arma, arma de fuego, arma da fuoco, arma de fogo, wapen, vuurwapen, bron palna, оружие, 枪支, 武器, 銃, 銃砲, 총기
`
