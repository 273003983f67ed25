export const spanish = {
  alarm: `
abusaron, acabar con mi vida, acabar con todo, accidentad*, accidente*, acos*, acuchill*, adios a todos,
adios para siempre, agresi*, ahog*, al hospital, al medico, alergic*, algo en la bebida, alluda, amenaz*, apunal*,
asalt*, asesin*, asfix*, asustad*, ataque al corazon, ataque de ansiedad, aterrad*, atrac*, atragant*, atrapada*,
atrapado*, auxilio, ayuda, ayudaa, ayudenme, ayudenos, balazo*, bombero*, burundanga, choque, contracciones, corran,
cuchillada, cuchillazo, dejenos en paz, dense prisa, deprisa, derrumb*, desangra*, desmay*, dispar*, dolor fuerte,
dolor muy fuerte, drogaron, duele mucho, echaron algo, encerrada*, encerrado*, encontramos a, encuentro a mi,
escape de gas, esta muerta, esta muerto, esta muy mal, exhibicionista, extravi*, fiebre alta, fractur*,
ganas de vivir, golpe*, herida, heridos, hipogluc*, huele a gas, humo, le duele, le mordio, le pegaron, llamad a,
llame a, llamen a, manose*, mareada, mareado, mareo, matarme, matarnos, me cai, me corte, me duele, me encuentro mal,
me ha pegado, me han pegado, me he caido, me he cortado, me he roto, me mordio, me muero, me pega, me pegaron,
me pego, me siento mal, me sigue, me siguen, me tocaron, me toco, me torci, miedo, mucho dolor, navajazo,
no aguanto mas, no aparece, no estamos seguros, no me deja, no me siento bien, no nos deja, no nos dejan,
no puedo mas, no puedo seguir, no quiero estar aqui, no quiero seguir, no quiero vivir, no siento, nos pegaron,
nos sigue, nos siguen, paliza, paro cardiaco, pelea*, peligro, perdi a mi, perdido a mi, perdimos a,
perdio el conosimiento, perdon por todo, perro me, persig*, quemad*, quieren pegar, quiero morir, quitarme la, robado,
robando, robar, robarme, robarnos, robaron, robo, romper aguas, rompi aguas, rompio aguas, rotura de aguas,
saltar del, se callo, se cayo, se encuentra mal, se esta muriendo, se ha caido, se ha perdido, se me perdio, se muere,
se perdio, se siente mal, secuestr*, siguiendo, siguiendonos, sobredos*, tiene fiebre, tirarme, tocamientos,
tocandome, un doctor, un hospital, una explosion, urgencia*, venga rapido, vengan rapido, vengan ya, violacion, violo,
voy a saltar`,
  self: `estamos, estoy, me, mi, mis, nos, nosotros, nuestra, nuestro, tenemos, tengo, yo`,
  other: `
alguien, amiga, amigo, anciana, anciano, chica, chico, el, ella, ellos, gente, hombre, hombres, la, le, lo, muchacho,
mujer, nina, nino, persona, senor, senora, tio, tios, tipo`,
  man: `
alguien, borracho, chicos, desconocido, el, ellos, gente, grupo, hombre, hombres, marido, novio, senor, tio, tios,
tipo, tipos, unos`,
  kin: `
abuela, abuelo, amiga, amigo, bebe, companera, companero, esposa, esposo, hermana, hermano, hija, hijita, hijito,
hijo, hijos, madre, mama, marido, mujer, nieta, nieto, nina, nino, novia, novio, padre, papa, pareja, prima, primo,
sobrina, sobrino, suegra, tia, tio`,
  child: `
bebe, chiquillo, hermana, hermano, hija, hijita, hijito, hijo, hijos, nieta, nieto, nina, nino, ninos, sobrina,
sobrino`,
  body: `
barriga, boca, brazo, cabeza, cadera, cara, codo, corazon, costado, cuello, dedo, diente, espalda, estomago, frente,
garganta, hombro, labios, lengua, mano, muneca, nariz, oido, ojo, ojos, oreja, pecho, pie, pierna, rodilla, rostro,
tobillo, tripa, vientre`,
  pain: `
arde, dolia, dolio, dolor, dolores, dormido, duele, duelen, entumecido, hincha, hinchada, hinchado, hincho, opresion,
presion, quema`,
  injury: `
abierto, aplastado, clavado, cortado, corte, corto, dislocado, esguince, fractura*, golpe, golpeo, herida, lesion*,
mordido, mordio, partido, partio, picado, pico, quemada, quemado, queme, quemo, rompi, rompio, rota, roto, sangra,
sangre, torci, torcido, torcio`,
  symptom: `
borracha, caido, cayo, confundida, confundido, debil, desorientad*, fiebre, llora, llorando, muerto, muriendo, suda,
temblando, tiembla`,
  not: `apenas, no, no puede, no puedo, sin, ya no`,
  vitals: `
a salvo, andar, caminar, consciente, despertar, despierta, habla, hablar, levanta, levantar, levantarse, mover,
moverse, mueve, pararse, pulso, reacciona, respira, respirar, responde, segura, seguro, siento el, siento mis, tragar`,
  blood: `sangra, sangrando, sangre`,
  muchBlood: `bastante, echando, escupe, mucha, mucho, no para, para, perdiendo, todas partes`,
  weapon: `acido, arma, armado, armados, bate, cuchillo, hacha, machete, navaja, pistola, rifle`,
  wields: `amenaza, apunta, con, lleva, saco, tiene, tienen, un, una`,
  passive: `esta, estan, fue, fui, fuimos, ha, han, siendo`,
  harm: `
acosado, agredida, agredido, agredieron, amenazada, amenazado, apunalado, asaltado, atacado, atacaron, atracado,
disparado, drogado, empujado, empujo, escupido, golpeado, golpearon, insultado, insultan, insultando, mordido, pegado,
perseguido, robado, tocado`,
  usBefore: `la, le, lo, me, mi, nos`,
  menacing: `
acosa, acosan, acosando, agarra, agarraron, agarro, agrede, agredio, amenaza, amenazan, amenazando, ataca, atacan,
atacando, ataco, atropello, besar, empuja, empujo, escupio, espian, filmando, golpea, golpeo, grabando, grita, gritan,
gritando, insulta, insultan, insulto, jalo, mirando raro, molesta, molestan, molestando, mordio, pega, pegan, pego,
persigue, persiguen, persiguiendo, rodeado, rodean, sigue, siguen, siguiendo, toca, tocando, toco`,
  threatens: `acosando, amenaza, atacando, golpeando, pegando, siguiendo`,
  robs: `arrebataron, llevado, llevaron, mangado, quitado, quitaron, quito, robado, robaron, robo`,
  belongings: `
bici, bolsa, bolso, camara, cartera, celular, collar, cosas, dinero, maleta, mochila, movil, pasaporte, reloj,
tarjetas, telefono`,
  fear: `
asustada, asustado, asustados, aterrada, aterrado, incomoda, insegura, inseguro, miedo, nervioso, panico, preocupada,
preocupado`,
  losing: `
buscamos, buscando, busco, donde esta, encontramos, encontrar, encuentro, he perdido, hemos perdido, perdi, perdido,
perdimos`,
  vanished: `
desaparecida, desaparecido, desaparecio, escapado, escapo, no aparece, no esta, no la encuentro, no lo encuentro,
perdida, perdido, perdio, se escapo, se fue, se ha ido`,
  asks: `
al, busco, donde esta, donde hay, envien, ir al, llama, llamad, llamar, llame, llamen, llamen a, manden, necesita,
necesitamos, necesito, por favor, quiero, rapido, traigan, un, urgente`,
  helper: `
ambulancia, ayuda, bomberos, doctor, emergencias, enfermera, farmacia, hospital, medico, paramedicos, policia,
urgencias`,
  burnt: `aqui, carro, casa, coche, cocina, contenedor, edificio, local, piso, techo, tienda`,
  burns: `arde, ardiendo, fuego, humo, incendio, llamas, quemando`,
  gas: `gas`,
  smells: `escape, fuga, huele, olor`,
  water: `agua, canal, lago, rio, tamesis`,
  inWater: `ahoga, ahogando, caida, caido, cayo, en el, hundido, salto, tirado`,
  vehicle: `autobus, bici, bicicleta, bus, camion, carro, ciclista, coche, moto, patinete, taxi, tren`,
  crashes: `accidente, arrollo, atropellada, atropellado, atropello, choco, choque, embistio, golpeo, tiro`,
  falls: `caer, cai, caida, caido, cayo, desplomo, resbale, resbalo, tropece, tropezo`,
  animal: `abeja, avispa, perro, rata, zorro`,
  bites: `ataca, ataco, mordida, mordido, mordio, picado, picadura, pico`,
  condition: `
alzheimer, asma, asmatica, asmatico, azucar, cardiaco, demencia, diabetes, diabetica, diabetico, epilepsia, epileptico`,
  flares: `
ataque, baja, bajo, bajon, crisis, inhalador, insulina, mal, mareada, mareado, olvido, perdida, perdido, perdio,
respira, temblando`,
  pregnant: `embarazada`,
  labour: `aguas, barriga, caido, cayo, contracciones, dolor, golpe, mal, parto, sangr*`,
  took: `bebio, comio, ingerido, tomado, tome, tomo, tragado, trago`,
  substance: `
cacahuetes, droga, drogas, lejia, medicamentos, moneda, mucho alcohol, nueces, pastillas, pilas, veneno`,
  stuck: `atorado, atrapada, atrapado, atrapados, encerrado, encerrados`,
  confined: `ascensor, bano, coche, cuarto, elevador, metro, parque, puerta, verja`,
} as const;
