// More words of the glossary: journeys. Rows as in glossary.ts.

export const travelRows = `
cabin, travelclass, reiseklasse, kabine, cabine, cabina, classe, clase, kabina, класс, 舱位, 舱等, 座席クラス, 客室, 객실
surcharge, supplement, zuschlag, aufpreis, majoration, suplemento, recargo, supplemento, maggiorazione, acrescimo, toeslag, doplata, доплата, надбавка, 附加费, 加价, 追加料金, 割増, 추가요금, extra charge, uplift, zuschlage, aufschlag, mehrpreis, frais supplementaires, suppl, incremento, sovrapprezzo, taxa extra, sobretaxa, opslag, meerprijs, narzut, dodatkowa oplata
stopover, layover, connection, umstieg, umsteigen, zwischenstopp, anschluss, escale, correspondance, escala, conexion, scalo, coincidenza, conexao, overstap, tussenstop, przesiadka, пересадка, 中转, 经停, 换乘, 乗継, 経由, 경유, change at, via stop, umsteigebahnhof, changement, transbordo, transito, cambio treno, transfer punto, aansluiting
terminal, terminalu, aerogare, terminale, 航站楼, 候机楼, ターミナル, терминал, 터미널
companion, accompanying, mitreisende, begleitperson, begleiter, accompagnant, acompanante, accompagnatore, acompanhante, begeleider, towarzyszacy, сопровождающий, 同行, 同行人, 陪同, 随行人员, 同伴者, 同行者, 동반자, plus one, travel companion, co traveller, mitgereist, personnes accompagnantes, accompagnateur, acompanantes, accompagnatrice, begleitpersonen, osoba towarzyszaca, medereiziger
itinerary, journey, trip, reise, reiseverlauf, itineraire, trajet, voyage, itinerario, viaje, trayecto, viaggio, tratta, viagem, trajeto, reis, route, podroz, trasa, маршрут, поездка, 行程, 旅程, 路线, 日程, 여정, route plan, reiseverlaufsplan, reiseplan, programme de voyage, plan de viaje, programma di viaggio, plano de viagem, reisschema, plan podrozy
guide, reiseleiter, fuhrer, guia, guida, gids, przewodnik, гид, 导游, 领队, ガイド, 添乗員, 가이드, guided by, tour leader, fremdenfuhrer, fuhrung durch, guide conferencier, accompagnateur guide, guia turistico, accompagnatore turistico, reisleider, pilot wycieczki
excursion, tour, ausflug, fuhrung, visite, recorrido, escursione, gita, excursao, passeio, excursie, wycieczka, экскурсия, 游览, 团号, 旅游, ツアー, 투어
border, grenze, frontiere, frontera, frontiera, confine, fronteira, grens, granica, граница, 口岸, 边境, 国境
roomtype, zimmerart, zimmertyp, zimmerkategorie, typedechambre, tipodehabitacion, tipocamera, tipodequarto, kamertype, 房型, 房间类型, 部屋タイプ, 객실타입
meal, meals, board, verpflegung, mahlzeit, repas, pension, comida, comidas, regimen, pensione, pasto, trattamento, refeicao, refeicoes, regime, maaltijd, posilek, питание, 用餐, 餐饮, 膳食, 餐食, 食事, 식사
toll, peaje, maut, peage, pedaggio, portagem, pedagio, tol, 过路费, 通行费, 通行料, 通行料金, tolls, vignette, mautgebuhr, peages, tolheffing, winieta, oplata drogowa
parking, car, park, parkplatz, stellplatz, parken, stationnement, aparcamiento, estacionamiento, plaza, parcheggio, sosta, posto, estacionamento, vaga, parkeren, parkeerplaats, postoj, parkowanie, парковка, 停车, 停车位, 车位, 泊车, 停放, 駐車, 駐車場, 주차
bus, coach, autobus, omnibus, car, autocar, onibus, autocarro, автобус, 客车, 巴士, 公交, 大巴, バス, 버스, coach no, minibus, autobuses, pullman, autobusu, bussen
taxi, cab, taksi, такси, 出租车, 的士, タクシー, 택시
ferry, fahre, traversier, transbordador, ferri, traghetto, balsa, veerboot, prom, паром, 渡轮, 轮渡, フェリー
space, bay, slot, spot, stand, platz, stellplatz, emplacement, place, plaza, posto, lugar, vaga, plek, miejsce, 车位, 泊位, 位, スペース, 区画
alight, alighting, disembark, disembarkation, get off, ausstieg, aussteigen, descente, debarquement, bajada, desembarco, discesa, sbarco, descida, desembarque, uitstap, uitstappen, wysiadanie
`
