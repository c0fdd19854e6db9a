// More words of the glossary: things that are hired, fitted and brought back. Rows as in glossary.ts.

export const hireRows = `
hired, gemietet, ausgeliehen, geliehen, loue, louee, alquilado, alquilada, noleggiato, noleggiata, alugado, alugada, gehuurd, wypozyczony, арендованный, прокат, 租用, 租借, レンタル, 대여
setting, settings, adjustment, einstellung, einstellwert, reglage, reglages, ajuste, ajustes, regolazione, regolazioni, impostazione, regulagem, ajustamento, instelling, instellingen, afstelling, ustawienie, nastawa, настройка, настройки, регулировка, 设置, 设定, 调节, 調整, 설정, 조정
ski, skis, schi, skier, esquis, esqui, sci, narty, лыжи, 滑雪板, 雪板, スキー, スキー板, 스키
boot, stiefel, skischuhe, schuhe, chaussures, bottes, botas, scarponi, stivali, laarzen, schoenen, buty, ботинки, 靴子, 雪靴, ブーツ, 부츠
shoe, shoes, footwear, schuhwerk, chaussure, zapatos, calzado, calzature, scarpe, calcado, sapatos, schoeisel, obuwie, обувь, 鞋, 鞋子, 靴, シューズ, 신발
poles, batons, bastones, bastoncini, bastoes, stokken, kije, палки, 雪杖, 滑雪杖, ストック, ポール
helmet, helm, casque, casco, kask, шлем, 头盔, 安全帽, ヘルメット, 헬멧, helmets, helme, casques, cascos, caschi, capacete, helmen, kaski
binding, bindings, bindung, fixation, fixations, fijacion, fijaciones, attacco, fixacao, wiazanie, крепление, 固定器, ビンディング, 바인딩
toe, toe piece, zehen, vorderbacken, butee, puntale, biqueira, 脚尖, つま先
heel, ferse, fersenautomat, talonniere, talon, calcanhar, hiel, pieta, пятка, 脚跟, かかと
damage waiver, haftungsbefreiung, haftungsreduzierung, haftungsbeschrankung, rachat de franchise, exencion de responsabilidad, limitazione responsabilita, afkoop eigen risico, 免赔, 免責補償, 면책, cdw, ldw, collision damage waiver, haftungsreduktion, suppression de franchise, eliminazione franchigia, cobertura de franquicia
cleaning, cleaned, reinigung, endreinigung, reinigungsgebuhr, nettoyage, menage, limpieza, pulizia, pulizie, limpeza, schoonmaak, sprzatanie, czyszczenie, уборка, чистка, 清洁, 清洁费, 保洁, 清掃, クリーニング, 청소, clean, gereinigt, menages, aseo, pulito, limpo, schoongemaakt, czyste, valeting
bediener, maschinist, bedienpersonal, operatore, bedieningsman, оператор, 操作员, 操作人, 操作者, 操作工, オペレーター, 조작자, 운전원
tool, tools, werkzeug, outil, outils, outillage, herramienta, herramientas, attrezzo, utensile, utensili, ferramenta, ferramentas, gereedschap, narzedzie, narzedzia, инструмент, инструменты, 工具, 道具, 공구, power tool, elektrowerkzeug, utensilio, werktuig
costume, kostum, deguisement, disfraz, traje, fantasia, kostuum, kostium, костюм, 服装, 戏服, 衣装, 의상
chest, bust, brustumfang, tour de poitrine, contorno de pecho, circonferenza torace, borstomvang, obwod klatki, обхват груди, 胸围, 가슴둘레
waist, taille, bundweite, taillenumfang, cintura, contorno de cintura, giro vita, tailleomvang, obwod pasa, талия, обхват талии, 腰围, ウエスト, 胴囲, 허리둘레
hips, huftumfang, hufte, tour de hanches, cadera, fianchi, heupomvang, biodra, обхват бедер, 臀围, ヒップ, 엉덩이둘레
sleeve, armellange, longueur de manche, manga, manica, mouwlengte, rekaw, рукав, 袖长, 袖丈, 소매길이
inseam, innenbeinlange, schrittlange, entrejambe, entrepierna, cavallo, interno gamba, binnenbeenlengte, 内长, 股下
collar, kragenweite, encolure, cuello, colarinho, boordmaat, kolnierzyk, воротник, 领围, 首回り
tent, zelt, festzelt, tente, chapiteau, carpa, tendone, tenda, namiot, палатка, шатер, 帐篷, テント, 텐트, marquee, zelte, barnum, tentes, pavillon zelt, gazebo, tendas
trailer, anhanger, remorque, remolque, rimorchio, reboque, aanhanger, przyczepa, прицеп, 挂车, 拖车, トレーラー, 被牽引車, 트레일러, trailer no, auflieger, sattelauflieger, semi remorque, semirremolque, semirimorchio, semirreboque, oplegger, naczepa, caravan
bicycle, bike, fahrrad, rad, velo, bicyclette, bicicleta, bici, bicicletta, fiets, rower, велосипед, 自行车, 自転車, 자전거, cycle, e bike, pedelec, velos, fahrrader, rader, ciclo, bicicletas, biciclette, fietsen, rowery, vtc, vtt
scooter, roller, motorroller, trottinette, patinete, motorino, monopattino, trotinete, skuter, hulajnoga, скутер, самокат, 电动车, 滑板车, スクーター, 스쿠터
missing, fehlend, fehlende, fehlteile, manquant, manquante, faltante, faltantes, mancante, mancanti, em falta, ontbrekend, ontbrekende, brakujace, недостача, 缺失, 缺少, 缺件, 欠品, 누락, short, shortage, fehlmenge, fehlt, absentes, no encontrado, ammanco, falta, brak, niekompletny
dress, gown, kleid, brautkleid, robe de mariee, vestido, abito, jurk, sukienka, платье, 礼服, 婚纱, ドレス, 드레스
suit, tuxedo, anzug, traje de etiqueta, abito da cerimonia, garnitur, 西装, スーツ, タキシード, 정장
`
