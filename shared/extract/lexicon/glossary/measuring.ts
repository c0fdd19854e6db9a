// More words of the glossary: what is measured, how well, and with what. Rows as in glossary.ts.

export const measuringRows = `
indicated, reading, displayed value, angezeigt, angezeigter, anzeige, indique, indication lue, valeur indiquee, indicado, indicada, valor indicado, indicato, indicata, valore indicato, afgelezen, wskazany, wskazanie, показание прибора, 示值, 显示值, 指示値, 表示値, 지시값, displayed, instrument reading, uut reading, messwertanzeige, valor leido, lettura strumento, valor lido
measured, istmass, gemessen, gemessene, mesure, mesuree, valeur mesuree, misurato, misurata, valore misurato, gemeten, zmierzony, измеренное, измеренный, 实测, 实测值, 測定値, 실측, as found, as left, istwert, actual value, messwert, valor medido, rilevato, rilevata, medido, medida obtenida, gemeten waarde, wynik pomiaru, measurement value
nominal, setpoint, nennwert, nennmass, bezugswert, streefwaarde, wartosc nominalna, номинальное, номинал, заданное, 标准值, 设定值, 公称値, 設定値, 基準値, 공칭값, target, set value, sollwert, sollmass, consigne, valeur nominale, valeur de consigne, valor nominal, valor teorico, valore nominale, nominale waarde, instelwaarde, zadana wartosc
standard, prufnormal, gebrauchsnormal, etalon, patron, padrao, meetstandaard, wzorzec, эталон, 标准器, 표준기
deviation, deviations, error, abweichung, messabweichung, ecart de mesure, erreur, desviacion, error de medida, deviazione, scostamento, errore, desvio, erro, afwijking, meetfout, odchylka, blad, отклонение, погрешность, 偏差, 误差, 示值误差, 器差, 편차, 오차, diff, difference, differenz, ecart, ecarts, diferencia, differenza, scarto, diferenca, verschil, roznica, fehlergrenze, variance
correction, corrected, korrektur, korrekturwert, korrigiert, corrige, corregido, corretto, correcao, corrigido, correctie, gecorrigeerd, korekta, poprawka, поправка, коррекция, 修正值, 修正, 校正值, 補正, 補正値, 보정, 보정값, adjustment, anpassung, rectification, ajuste, rettifica, retificacao, bijstelling, poprawki
tolerance, tolerances, toleranz, zulassige abweichung, tolerance admise, ecart admissible, tolerancia, tolleranza, tolerantie, tolerancja, допуск, 公差, 允差, 允许误差, 許容差, 許容範囲, 公差値, 허용오차, 공차, permissible error, mpe, emt, grenzabweichung, fehlergrenzen, erreur maximale toleree, margen, scarto ammesso, marge, granica bledu
uncertainty, messunsicherheit, unsicherheit, erweiterte messunsicherheit, incertitude, incertidumbre, incertezza, incerteza, onzekerheid, meetonzekerheid, niepewnosc, неопределенность, 不确定度, 测量不确定度, 不確かさ, 불확도, u95, expanded uncertainty, incertitude elargie, incertidumbre expandida, incertezza estesa, incerteza expandida
erweiterungsfaktor, facteur d elargissement, fator de abrangencia, wspolczynnik rozszerzenia, 包含係数, 포함인자
range, bereich, plage de mesure, etendue de mesure, rango, intervallo, gama, faixa, faixa de medicao, intervalo, bereik, meetbereik, zakres, zakres pomiarowy, диапазон, диапазон измерений, 范围, 量程, 测量范围, 測定範囲, レンジ, 범위, 측정범위, measuring range, operating range, einsatzbereich, gamme, plage, campo di misura, rango de medida, alcance, bereiken
auflosung, teilung, skalenteilung, ziffernschritt, resolution d affichage, echelon, resolucion, risoluzione, resolucao, resolutie, afleesbaarheid, rozdzielczosc, dzialka elementarna, разрешение, цена деления, 分辨力, 分辨率, 分度值, 最小目盛, 分解能, 분해능
accuracy, precision, genauigkeit, genauigkeitsklasse, prazision, exactitude, exactitud, accuratezza, exatidao, nauwkeurigheid, dokladnosc, точность, класс точности, 准确度, 精度, 精度等級, 確度, 정확도, 정밀도
calibration, calibrated, kalibrierung, kalibriert, kalibrierschein, eichung, geeicht, etalonnage, etalonne, calibrage, verification periodique, calibracion, calibrado, taratura, tarato, calibrazione, calibracao, kalibratie, gekalibreerd, ijking, kalibracja, wzorcowanie, swiadectwo wzorcowania, калибровка, поверка, 校准, 检定, 标定, 校正, 較正, 교정, 검교정, calibrated on, calibrated by, cal date, kalibrierdatum, justage, justiert, ajustage, kalibracji, wzorcowania, ijkdatum
traceable, traceability, ruckfuhrbar, ruckfuhrbarkeit, ruckgefuhrt, rattachement, tracabilite, trazabilidad, trazable, riferibilita, tracciabilita, rastreabilidade, herleidbaarheid, traceerbaar, spojnosc pomiarowa, прослеживаемость, 溯源, 溯源性, 可追溯, トレーサビリティ, 소급성
accredited, accreditation, akkreditierung, akkreditiert, accreditation cofrac, accredite, acreditacion, acreditado, accreditamento, accreditato, acreditacao, accreditatie, geaccrediteerd, akredytacja, аккредитация, 认可, 认可证书, 认证认可, 認定機関, 인정
ambient, ambient conditions, umgebung, umgebungsbedingungen, umgebungstemperatur, ambiant, ambiante, conditions ambiantes, ambiente, condiciones ambientales, ambientale, ambientali, condizioni ambientali, condicoes ambientais, ambiental, omgeving, omgevingsomstandigheden, otoczenie, warunki otoczenia, окружающий, окружающей, 环境, 环境条件, 환경, 환경조건
instrument, device, measuring instrument, messmittel, prufmittel, prufgegenstand, kalibriergegenstand, appareil de mesure, instrumento, instrumento de medida, strumento, strumento di misura, meetinstrument, meetmiddel, przyrzad, przyrzad pomiarowy, прибор, средство измерений, 计量器具, 被测仪器, 被校准, 計測器, 測定器, 被校正品, 측정기, 계측기, test equipment, messgerat, prufgerat, tester used, equipment under test, instrument under test, appareil, apparat, equipo de medida, apparecchio di misura, aparelho de medicao, meetapparatuur, urzadzenie pomiarowe
scale, scales, waage, bascule, bascula, bilancia, weegschaal, весы, 电子秤, 天平, 秤, はかり, 天秤, 저울
tare, taragewicht, poids tare, tara, тара, 皮重, 風袋, 용기중량
thermometer, fieberthermometer, thermometre, termometro, termometer, termometr, термометр, 温度计, 体温计, 온도계
pressure gauge, manometer, manometre, manometro, druckmesser, manometr, манометр, 圧力計, 압력계
flow, flow rate, durchfluss, durchflussmenge, caudal, caudal volumetrico, vazao, debiet, przeplyw, расход, поток, 流量, 流速, 유량, 吐出量, 排水量, 出水量, throughput, durchsatz, volumenstrom, fordermenge, debit, portata, volumestroom, wydatek przeplyw
prufgewicht, pruflast, belastung, masse etalon, pesa, proeflast, obciazenie, нагрузка, 载荷, 试验载荷, 砝码, 試験荷重, 荷重, 하중
hardness, harte, durete, dureza, durezza, hardheid, twardosc, твердость, жесткость, 硬度, 硬さ, 경도
tensile, zugfestigkeit, festigkeit, resistance a la traction, resistencia, resistenza, resistencia a tracao, treksterkte, wytrzymalosc, прочность, 抗拉强度, 强度, 引張強さ, 강도
thickness, dicke, schichtdicke, epaisseur, espesor, grosor, spessore, espessura, dikte, grubosc, толщина, 厚度, 厚さ, 板厚, 두께, wandstarke, materialstarke, grubosci, dik, wanddikte
radius, halbmesser, rayon, raggio, raio, straal, promien, радиус, 半径, 반경
circumference, umfang, circonference, circunferencia, perimetro, circonferenza, perimeter, omtrek, obwod, окружность, 周长, 外周, 둘레, girth, bauchumfang, giro, obwodu, omvang
angle, winkel, neigung, inclinaison, angulo, inclinacion, angolo, inclinazione, hoek, helling, угол, наклон, 角度, 倾角, 傾斜, 각도, pitch, gradient, slope, gefalle, pente, pendenza, pendiente, declive, nachylenie, spadek
volume, volumen, fassungsvermogen, contenance, objetosc, объем, вместимость, 容积, 体积, 容量, 용적, 부피
density, dichte, densite, masse volumique, densidad, densita, densidade, dichtheid, gestosc, плотность, 密度, 比重, 밀도
viscosity, viskositat, viscosite, viscosidad, viscosita, viscosidade, viscositeit, lepkosc, вязкость, 粘度, 점도
teneur, concentracion, tenore, concentracao, teor, concentratie, stezenie, zawartosc, концентрация, содержание, 浓度, 含量, 含有量, 농도, 함량
conductivity, leitfahigkeit, conductivite, conductividad, conducibilita, condutividade, geleidbaarheid, przewodnosc, проводимость, электропроводность, 电导率, 電気伝導率, 導電率, 전도도
turbidity, trubungswert, turbidite, turbidez, torbidita, troebelheid, metnosc, мутность, 浊度, 浑浊度, 탁도
sound level, schallpegel, schalldruckpegel, niveau sonore, nivel sonoro, livello sonoro, poziom dzwieku, уровень шума, 声级, 소음도
electric current, nennstrom, intensite, intensidad, intensita, corrente elettrica, corrente eletrica, natezenie, сила тока, ток, 电流, 전류
resistance, insulation resistance, widerstand, isolationswiderstand, schutzleiterwiderstand, resistance d isolement, resistencia de aislamiento, resistenza di isolamento, resistencia de isolamento, isolatieweerstand, rezystancja, rezystancja izolacji, сопротивление, сопротивление изоляции, 电阻, 绝缘电阻, 抵抗, 絶縁抵抗, 저항, 절연저항
earth, earthing, erdung, schutzleiter, prise de terre, toma de tierra, puesta a tierra, messa a terra, ligacao a terra, aarding, uziemienie, заземление, 接地, 接地抵抗, 접지
fuse, sicherung, vorsicherung, fusible, disjoncteur, fusivel, disjuntor, fusibile, zekering, bezpiecznik, предохранитель, 熔断器, 保险丝, ヒューズ, 遮断器, 퓨즈, 차단기
leakage, leak test, dichtheitsprufung, dichtheit, leckage, leckrate, etancheite, fuite, fuga, fugas, estanqueidad, tenuta, perdita, estanquidade, dichtheidscontrole, lekkage, szczelnosc, wyciek, утечка, герметичность, 泄漏, 检漏, 漏水, 漏れ, 漏洩, 누설, 누수, leak, leak rate, leakage rate, undichtigkeit, undicht, fuites, perdite, lek, nieszczelnosc
sichtprufung, sichtkontrolle, controllo visivo, ogledziny, визуальный осмотр, 外观检查, 目視, 외관검사
sensor, probe, fuhler, messfuhler, sonde, capteur, sonda, sensore, voeler, czujnik, датчик, 传感器, 探头, センサー, 센서, probes, transducer, messkopf, sondes, sensores, sonde mesure, czujka
detection limit, limit of detection, limite de detection, limite de quantification, limite de deteccion, limite di rilevabilita, limite de detecao, detectielimiet, granica wykrywalnosci, предел обнаружения, 检出限, 检测限, 定量下限, 検出限界, 검출한계
bacteria, germs, keime, keimzahl, bakterien, bacteries, germes, bacterias, batteri, carica batterica, bacterien, kiemgetal, bakterie, бактерии, омч, 细菌, 菌落, 菌落总数, 大腸菌, 一般細菌, 세균
nitrate, nitrat, nitrates, nitrato, nitratos, nitrati, nitraat, azotany, нитраты, 硝酸盐, 硝酸態窒素, 질산성
`
